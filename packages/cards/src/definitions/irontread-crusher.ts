import { card, keyword } from '@spellwright/dsl'

export const irontreadCrusher = card({
  name: 'Irontread Crusher',
  cost: '{4}',
  type: 'Artifact — Vehicle',
  power: 6,
  toughness: 6,
  abilities: [keyword({ kind: 'crew', count: 3 })],
})
