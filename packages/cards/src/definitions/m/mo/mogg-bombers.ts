import { card, dealDamage, enters, sacrificeIt, the, triggered } from '@spellwright/dsl'

export const moggBombers = card({
  name: 'Mogg Bombers',
  cost: '{3}{R}',
  type: 'Creature — Goblin',
  power: 3,
  toughness: 4,
  abilities: [
    triggered({
      on: enters({ type: 'creature', other: true }),
      targets: { victim: { players: { player: 'any' }, objects: { type: 'planeswalker' } } },
      effects: [sacrificeIt('self'), dealDamage(3, the('victim'))],
    }),
  ],
})
