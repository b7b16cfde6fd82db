import { card, draw, spell } from '@spellwright/dsl'

export const wordsOfWisdom = card({
  name: 'Words of Wisdom',
  cost: '{1}{U}',
  type: 'Instant',
  abilities: [spell({ effects: [draw(2), draw(1, 'opponent')] })],
})
