import { activated, addMana, anyColor, card, keyword, removeCounter } from '@spellwright/dsl'

export const pentadPrism = card({
  name: 'Pentad Prism',
  cost: '{2}',
  type: 'Artifact',
  abilities: [keyword('sunburst'), activated({ cost: [removeCounter('charge')], effects: [addMana(anyColor())] })],
})
