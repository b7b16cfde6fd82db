import { card, keyword } from '@spellwright/dsl'

export const clingingAnemones = card({
  name: 'Clinging Anemones',
  cost: '{3}{U}',
  type: 'Creature — Jellyfish',
  power: 1,
  toughness: 4,
  abilities: [keyword('defender'), keyword('evolve')],
})
