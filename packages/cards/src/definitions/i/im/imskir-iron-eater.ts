import {
  activated,
  anyTarget,
  card,
  count,
  dealDamage,
  draw,
  enters,
  keyword,
  loseLife,
  mana,
  manaValueOf,
  sacrifice,
  the,
  triggered,
} from '@spellwright/dsl'

export const imskirIronEater = card({
  name: 'Imskir Iron-Eater',
  cost: '{6}{B}{R}',
  type: 'Legendary Creature — Demon',
  power: 5,
  toughness: 5,
  abilities: [
    keyword({ kind: 'affinity', for: { type: 'artifact' } }),
    triggered({
      on: enters('self'),
      effects: [
        draw({ kind: 'half', quantity: count({ type: 'artifact', controller: 'you' }), round: 'down' }),
        loseLife({ kind: 'half', quantity: count({ type: 'artifact', controller: 'you' }), round: 'down' }),
      ],
    }),
    activated({
      cost: [mana('{3}{R}'), sacrifice({ type: 'artifact' }, 'sacrificed')],
      targets: { victim: anyTarget },
      effects: [dealDamage(manaValueOf(the('sacrificed')), the('victim'))],
    }),
  ],
})
