import { apply, card, gain, matches, pump, spell, target, the, when } from '@spellwright/dsl'

export const yipYip = card({
  name: 'Yip Yip!',
  cost: '{W}',
  type: 'Instant',
  abilities: [
    spell({
      targets: { creature: target({ type: 'creature', controller: 'you' }) },
      effects: [
        pump(the('creature'), 2, 2),
        when(matches(the('creature'), { subtype: 'Ally' }), apply(the('creature'), [gain('flying')])),
      ],
    }),
  ],
})
