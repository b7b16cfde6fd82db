import { card, draw, spell, targetPlayer, the } from '@spellwright/dsl'

export const ancestralRecall = card({
  name: 'Ancestral Recall',
  cost: '{U}',
  type: 'Instant',
  abilities: [spell({ targets: { player: targetPlayer }, effects: [draw(3, the('player'))] })],
})
