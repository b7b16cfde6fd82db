import { card, pump, spell, target, the } from '@spellwright/dsl'

export const lastGasp = card({
  name: 'Last Gasp',
  cost: '{1}{B}',
  type: 'Instant',
  abilities: [spell({ targets: { creature: target({ type: 'creature' }) }, effects: [pump(the('creature'), -3, -3)] })],
})
