import { card, keyword } from '@spellwright/dsl'

export const sandbarCrocodile = card({
  name: 'Sandbar Crocodile',
  cost: '{4}{U}',
  type: 'Creature — Crocodile',
  power: 6,
  toughness: 5,
  abilities: [keyword('phasing')],
})
