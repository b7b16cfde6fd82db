import { card, putCounters, spell, target, the } from '@spellwright/dsl'

export const unexpectedFangs = card({
  name: 'Unexpected Fangs',
  cost: '{1}{B}',
  type: 'Instant',
  abilities: [
    spell({
      targets: { creature: target({ type: 'creature' }) },
      effects: [putCounters('+1/+1', 1, the('creature')), putCounters('lifelink', 1, the('creature'))],
    }),
  ],
})
