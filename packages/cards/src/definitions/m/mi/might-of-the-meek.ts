import { apply, card, draw, gain, pump, spell, target, the, when, youControl } from '@spellwright/dsl'

export const mightOfTheMeek = card({
  name: 'Might of the Meek',
  cost: '{R}',
  type: 'Instant',
  abilities: [
    spell({
      targets: { creature: target({ type: 'creature' }) },
      effects: [
        apply(the('creature'), [gain('trample')]),
        when(youControl({ subtype: 'Mouse' }), pump(the('creature'), 1, 0)),
        draw(1),
      ],
    }),
  ],
})
