import { card, entersWithCounters, keyword, not, youCast } from '@spellwright/dsl'

export const hotheadedGiant = card({
  name: 'Hotheaded Giant',
  cost: '{3}{R}',
  type: 'Creature — Giant Warrior',
  power: 4,
  toughness: 4,
  abilities: [
    keyword('haste'),
    {
      ...entersWithCounters('-1/-1', 2),
      condition: not({ kind: 'happened', event: youCast({ color: 'R', other: true }), when: 'thisTurn' }),
    },
  ],
})
