import { card, keyword } from '@spellwright/dsl'

export const kamiOfEmptyGraves = card({
  name: 'Kami of Empty Graves',
  cost: '{3}{B}',
  type: 'Creature — Spirit',
  power: 4,
  toughness: 1,
  abilities: [keyword({ kind: 'soulshift', count: 3 })],
})
