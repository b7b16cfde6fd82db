import { card, draw, keyword, spell, targetPlayer, the } from '@spellwright/dsl'

export const oonasGrace = card({
  name: "Oona's Grace",
  cost: '{2}{U}',
  type: 'Instant',
  abilities: [spell({ targets: { player: targetPlayer }, effects: [draw(1, the('player'))] }), keyword('retrace')],
})
