import { card, keyword } from '@spellwright/dsl'

export const breezekeeper = card({
  name: 'Breezekeeper',
  cost: '{3}{U}',
  type: 'Creature — Djinn',
  power: 4,
  toughness: 4,
  abilities: [keyword('flying'), keyword('phasing')],
})
