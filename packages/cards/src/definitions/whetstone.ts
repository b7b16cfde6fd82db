import { activated, card, mana, mill } from '@spellwright/dsl'

export const whetstone = card({
  name: 'Whetstone',
  cost: '{3}',
  type: 'Artifact',
  abilities: [activated({ cost: [mana('{3}')], effects: [mill(2, 'eachPlayer')] })],
})
