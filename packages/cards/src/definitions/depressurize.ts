import { card, destroy, matches, pump, spell, target, the, when } from '@spellwright/dsl'

export const depressurize = card({
  name: 'Depressurize',
  cost: '{1}{B}',
  type: 'Instant',
  abilities: [
    spell({
      targets: { creature: target({ type: 'creature' }) },
      effects: [
        pump(the('creature'), -3, 0),
        when(matches(the('creature'), { power: { atMost: 0 } }), destroy(the('creature'))),
      ],
    }),
  ],
})
