import { activated, addMana, anyColor, card, draw, mana, sacrificeSelf, tap } from '@spellwright/dsl'

export const chromaticSphere = card({
  name: 'Chromatic Sphere',
  cost: '{1}',
  type: 'Artifact',
  abilities: [activated({ cost: [mana('{1}'), tap, sacrificeSelf], effects: [addMana(anyColor()), draw(1)] })],
})
