import { card, investigate, pump, spell, target, the } from '@spellwright/dsl'

export const auspiciousArrival = card({
  name: 'Auspicious Arrival',
  cost: '{1}{W}',
  type: 'Instant',
  abilities: [
    spell({
      targets: { creature: target({ type: 'creature' }) },
      effects: [pump(the('creature'), 2, 2), investigate()],
    }),
  ],
})
