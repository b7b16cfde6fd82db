import { activated, card, keyword, mana, pump } from '@spellwright/dsl'

export const dragonHatchling = card({
  name: 'Dragon Hatchling',
  cost: '{1}{R}',
  type: 'Creature — Dragon',
  power: 0,
  toughness: 1,
  abilities: [keyword('flying'), activated({ cost: [mana('{R}')], effects: [pump('self', 1, 0)] })],
})
