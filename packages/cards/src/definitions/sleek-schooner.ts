import { card, keyword } from '@spellwright/dsl'

export const sleekSchooner = card({
  name: 'Sleek Schooner',
  cost: '{3}',
  type: 'Artifact — Vehicle',
  power: 4,
  toughness: 3,
  abilities: [keyword({ kind: 'crew', count: 1 })],
})
