import { card, keyword } from '@spellwright/dsl'

export const knightOfObligation = card({
  name: 'Knight of Obligation',
  cost: '{3}{W}',
  type: 'Creature — Human Knight',
  power: 2,
  toughness: 4,
  abilities: [keyword('vigilance'), keyword('extort')],
})
