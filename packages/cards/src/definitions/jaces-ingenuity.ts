import { card, draw, spell } from '@spellwright/dsl'

export const jacesIngenuity = card({
  name: "Jace's Ingenuity",
  cost: '{3}{U}{U}',
  type: 'Instant',
  abilities: [spell({ effects: [draw(3)] })],
})
