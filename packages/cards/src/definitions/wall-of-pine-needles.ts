import { activated, card, keyword, mana } from '@spellwright/dsl'

export const wallOfPineNeedles = card({
  name: 'Wall of Pine Needles',
  cost: '{3}{G}',
  type: 'Creature — Plant Wall',
  power: 3,
  toughness: 3,
  abilities: [keyword('defender'), activated({ cost: [mana('{G}')], effects: [{ kind: 'regenerate', what: 'self' }] })],
})
