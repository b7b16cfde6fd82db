import { activated, addMana, card, matches, oneOf, tap, tapForMana, youControl } from '@spellwright/dsl'

export const hiddenLair = card({
  name: 'Hidden Lair',
  type: 'Land',
  abilities: [
    tapForMana('{C}'),
    activated({
      cost: [tap],
      condition: {
        kind: 'any',
        conditions: [matches('self', { is: 'enteredThisTurn' }), youControl({ type: 'land', supertype: 'basic' })],
      },
      effects: [addMana(oneOf('{U}', '{B}'))],
    }),
  ],
})
