import { card, costsLess, keyword } from '@spellwright/dsl'

export const sunscapeFamiliar = card({
  name: 'Sunscape Familiar',
  cost: '{1}{W}',
  type: 'Creature — Wall',
  power: 0,
  toughness: 3,
  abilities: [keyword('defender'), costsLess('you', { color: ['G', 'U'] }, '{1}')],
})
