import { card, draw, spell } from '@spellwright/dsl'

export const reachThroughMists = card({
  name: 'Reach Through Mists',
  cost: '{U}',
  type: 'Instant — Arcane',
  abilities: [spell({ effects: [draw(1)] })],
})
