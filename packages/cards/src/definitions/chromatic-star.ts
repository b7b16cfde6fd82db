import { activated, addMana, anyColor, card, draw, mana, sacrificeSelf, tap, triggered } from '@spellwright/dsl'

export const chromaticStar = card({
  name: 'Chromatic Star',
  cost: '{1}',
  type: 'Artifact',
  abilities: [
    activated({ cost: [mana('{1}'), tap, sacrificeSelf], effects: [addMana(anyColor())] }),
    triggered({ on: { kind: 'zoneChange', object: 'self', from: 'battlefield', to: 'graveyard' }, effects: [draw(1)] }),
  ],
})
