import { activated, addMana, card, mana, tap } from '@spellwright/dsl'

export const golgariSignet = card({
  name: 'Golgari Signet',
  cost: '{2}',
  type: 'Artifact',
  abilities: [activated({ cost: [mana('{1}'), tap], effects: [addMana('{B}{G}')] })],
})
