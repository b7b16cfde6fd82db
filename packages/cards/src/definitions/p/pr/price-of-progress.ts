import { card, count, dealDamage, players, spell, times } from '@spellwright/dsl'

export const priceOfProgress = card({
  name: 'Price of Progress',
  cost: '{1}{R}',
  type: 'Instant',
  abilities: [
    spell({
      effects: [
        dealDamage(
          times(2, count({ type: 'land', not: { supertype: 'basic' }, controller: 'affectedPlayer' })),
          players('eachPlayer'),
        ),
      ],
    }),
  ],
})
