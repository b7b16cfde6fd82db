import { activated, addMana, card, gainLife, oneOf, tap, tapForMana } from '@spellwright/dsl'

export const groveOfTheBurnwillows = card({
  name: 'Grove of the Burnwillows',
  type: 'Land',
  abilities: [
    tapForMana('{C}'),
    activated({ cost: [tap], effects: [addMana(oneOf('{R}', '{G}')), gainLife(1, 'opponent')] }),
  ],
})
