import { card, pump, putCounters, spell, target, the } from '@spellwright/dsl'

export const subtleStrike = card({
  name: 'Subtle Strike',
  cost: '{1}{B}',
  type: 'Instant',
  abilities: [
    spell({
      modes: {
        min: 1,
        max: 2,
        options: [
          { targets: { victim: target({ type: 'creature' }) }, effects: [pump(the('victim'), -1, -1)] },
          { targets: { creature: target({ type: 'creature' }) }, effects: [putCounters('+1/+1', 1, the('creature'))] },
        ],
      },
      effects: [],
    }),
  ],
})
