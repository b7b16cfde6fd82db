import { all, card, dealDamage, spell, X } from '@spellwright/dsl'

export const earthquake = card({
  name: 'Earthquake',
  cost: '{X}{R}',
  type: 'Sorcery',
  abilities: [
    spell({
      effects: [
        dealDamage(X, { objects: all({ type: 'creature', not: { keyword: 'flying' } }), players: 'eachPlayer' }),
      ],
    }),
  ],
})
