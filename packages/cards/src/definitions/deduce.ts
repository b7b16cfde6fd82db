import { card, draw, investigate, spell } from '@spellwright/dsl'

export const deduce = card({
  name: 'Deduce',
  cost: '{1}{U}',
  type: 'Instant',
  abilities: [spell({ effects: [draw(1), investigate()] })],
})
