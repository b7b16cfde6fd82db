import { card, draw, mill, spell, targetPlayer, the } from '@spellwright/dsl'

export const thoughtScour = card({
  name: 'Thought Scour',
  cost: '{U}',
  type: 'Instant',
  abilities: [spell({ targets: { player: targetPlayer }, effects: [mill(2, the('player')), draw(1)] })],
})
