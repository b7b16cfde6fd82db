import { card, destroy, spell, target, the } from '@spellwright/dsl'

export const goForTheThroat = card({
  name: 'Go for the Throat',
  cost: '{1}{B}',
  type: 'Instant',
  abilities: [
    spell({
      targets: { creature: target({ type: 'creature', not: { type: 'artifact' } }) },
      effects: [destroy(the('creature'))],
    }),
  ],
})
