import { apply, card, gain, modifyPT, spell, target, the } from '@spellwright/dsl'

export const kindledFury = card({
  name: 'Kindled Fury',
  cost: '{R}',
  type: 'Instant',
  abilities: [
    spell({
      targets: { creature: target({ type: 'creature' }) },
      effects: [apply(the('creature'), [modifyPT(1, 0), gain('first strike')])],
    }),
  ],
})
