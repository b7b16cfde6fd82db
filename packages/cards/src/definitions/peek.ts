import { card, draw, spell, targetPlayer, the } from '@spellwright/dsl'

export const peek = card({
  name: 'Peek',
  cost: '{U}',
  type: 'Instant',
  abilities: [
    spell({ targets: { player: targetPlayer }, effects: [{ kind: 'lookAtHand', player: the('player') }, draw(1)] }),
  ],
})
