import { card, putCounters, spell, target, the } from '@spellwright/dsl'

export const slipOutTheBack = card({
  name: 'Slip Out the Back',
  cost: '{U}',
  type: 'Instant',
  abilities: [
    spell({
      targets: { creature: target({ type: 'creature' }) },
      effects: [putCounters('+1/+1', 1, the('creature')), { kind: 'phaseOut', what: the('creature') }],
    }),
  ],
})
