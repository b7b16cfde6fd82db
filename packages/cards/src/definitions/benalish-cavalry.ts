import { card, keyword } from '@spellwright/dsl'

export const benalishCavalry = card({
  name: 'Benalish Cavalry',
  cost: '{1}{W}',
  type: 'Creature — Human Knight',
  power: 2,
  toughness: 2,
  abilities: [keyword('flanking')],
})
