import { apply, card, gain, matches, pump, spell, target, the, when } from '@spellwright/dsl'

export const fullBore = card({
  name: 'Full Bore',
  cost: '{R}',
  type: 'Instant',
  abilities: [
    spell({
      targets: { creature: target({ type: 'creature', controller: 'you' }) },
      effects: [
        pump(the('creature'), 3, 2),
        when(matches(the('creature'), { is: 'warped' }), apply(the('creature'), [gain('trample'), gain('haste')])),
      ],
    }),
  ],
})
