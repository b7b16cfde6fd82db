import {
  activated,
  card,
  dealDamage,
  enters,
  keyword,
  mana,
  not,
  players,
  sacrificeSelf,
  target,
  the,
  triggered,
  upTo,
  when,
} from '@spellwright/dsl'

export const outpaceOblivion = card({
  name: 'Outpace Oblivion',
  cost: '{2}{R}',
  type: 'Enchantment',
  abilities: [
    keyword('start your engines!'),
    triggered({
      on: enters('self'),
      targets: { target: target({ type: ['creature', 'planeswalker'] }, { count: upTo(1) }) },
      effects: [dealDamage(5, the('target'))],
    }),
    activated({
      cost: [mana('{2}'), sacrificeSelf],
      effects: [
        {
          kind: 'forEachPlayer',
          players: 'eachPlayer',
          as: 'player',
          effects: [
            when(
              not({ kind: 'designated', player: the('player'), as: 'max speed' }),
              dealDamage(2, players(the('player'))),
            ),
          ],
        },
      ],
    }),
  ],
})
