import { activated, addMana, card, mana, tap } from '@spellwright/dsl'

export const skycloudExpanse = card({
  name: 'Skycloud Expanse',
  type: 'Land',
  abilities: [activated({ cost: [mana('{1}'), tap], effects: [addMana('{W}{U}')] })],
})
