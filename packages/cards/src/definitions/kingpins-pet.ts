import { card, keyword } from '@spellwright/dsl'

export const kingpinsPet = card({
  name: "Kingpin's Pet",
  cost: '{1}{W}{B}',
  type: 'Creature — Thrull',
  power: 2,
  toughness: 2,
  abilities: [keyword('flying'), keyword('extort')],
})
