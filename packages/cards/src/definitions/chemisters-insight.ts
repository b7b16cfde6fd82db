import { card, draw, keyword, spell } from '@spellwright/dsl'

export const chemistersInsight = card({
  name: "Chemister's Insight",
  cost: '{3}{U}',
  type: 'Instant',
  abilities: [spell({ effects: [draw(2)] }), keyword('jump-start')],
})
