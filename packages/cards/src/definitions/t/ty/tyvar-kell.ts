import {
  activated,
  apply,
  card,
  continuous,
  createToken,
  draw,
  gain,
  gainAbility,
  loyalty,
  putCounters,
  tapForMana,
  target,
  the,
  token,
  triggered,
  untap,
  upTo,
  youCast,
} from '@spellwright/dsl'

export const tyvarKell = card({
  name: 'Tyvar Kell',
  cost: '{2}{G}{G}',
  type: 'Legendary Planeswalker — Tyvar',
  loyalty: 3,
  abilities: [
    continuous({ affects: { subtype: 'Elf', controller: 'you' }, apply: [gainAbility(tapForMana('{B}'))] }),
    activated({
      cost: [loyalty(1)],
      targets: { elf: target({ subtype: 'Elf' }, { count: upTo(1) }) },
      effects: [putCounters('+1/+1', 1, the('elf')), untap(the('elf')), apply(the('elf'), [gain('deathtouch')])],
    }),
    activated({
      cost: [loyalty(0)],
      effects: [createToken(1, token({ colors: ['G'], type: 'Creature — Elf Warrior', power: 1, toughness: 1 }))],
    }),
    activated({
      cost: [loyalty(-6)],
      effects: [
        {
          kind: 'getEmblem',
          player: 'you',
          abilities: [
            triggered({ on: youCast({ subtype: 'Elf' }), effects: [apply('eventObject', [gain('haste')]), draw(2)] }),
          ],
        },
      ],
    }),
  ],
})
