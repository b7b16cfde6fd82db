import { card, destroy, spell, target, the } from '@spellwright/dsl'

export const murder = card({
  name: 'Murder',
  cost: '{1}{B}{B}',
  type: 'Instant',
  abilities: [spell({ targets: { creature: target({ type: 'creature' }) }, effects: [destroy(the('creature'))] })],
})
