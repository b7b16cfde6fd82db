import { card, destroy, spell, target, the } from '@spellwright/dsl'

export const cutDown = card({
  name: 'Cut Down',
  cost: '{B}',
  type: 'Instant',
  abilities: [
    spell({
      targets: { creature: target({ type: 'creature', powerPlusToughness: { atMost: 5 } }) },
      effects: [destroy(the('creature'))],
    }),
  ],
})
