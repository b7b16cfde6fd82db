import { card, discard, draw, spell } from '@spellwright/dsl'

export const sift = card({
  name: 'Sift',
  cost: '{3}{U}',
  type: 'Sorcery',
  abilities: [spell({ effects: [draw(3), discard(1)] })],
})
