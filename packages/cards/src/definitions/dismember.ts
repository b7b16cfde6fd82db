import { card, pump, spell, target, the } from '@spellwright/dsl'

export const dismember = card({
  name: 'Dismember',
  cost: '{1}{B/P}{B/P}',
  type: 'Instant',
  abilities: [spell({ targets: { creature: target({ type: 'creature' }) }, effects: [pump(the('creature'), -5, -5)] })],
})
