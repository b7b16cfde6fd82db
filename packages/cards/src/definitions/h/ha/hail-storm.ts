import { all, card, dealDamage, spell } from '@spellwright/dsl'

export const hailStorm = card({
  name: 'Hail Storm',
  cost: '{1}{G}{G}',
  type: 'Instant',
  abilities: [
    spell({
      effects: [
        dealDamage(2, all({ type: 'creature', is: 'attacking' })),
        dealDamage(1, { players: 'you', objects: all({ type: 'creature', controller: 'you' }) }),
      ],
    }),
  ],
})
