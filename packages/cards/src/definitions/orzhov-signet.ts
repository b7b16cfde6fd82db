import { activated, addMana, card, mana, tap } from '@spellwright/dsl'

export const orzhovSignet = card({
  name: 'Orzhov Signet',
  cost: '{2}',
  type: 'Artifact',
  abilities: [activated({ cost: [mana('{1}'), tap], effects: [addMana('{W}{B}')] })],
})
