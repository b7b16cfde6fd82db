import { card, pump, spell, target, the } from '@spellwright/dsl'

export const giantGrowth = card({
  name: 'Giant Growth',
  cost: '{G}',
  type: 'Instant',
  abilities: [spell({ targets: { creature: target({ type: 'creature' }) }, effects: [pump(the('creature'), 3, 3)] })],
})
