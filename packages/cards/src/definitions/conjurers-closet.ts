import { atBeginningOf, card, exile, may, returnTo, target, the, triggered } from '@spellwright/dsl'

export const conjurersCloset = card({
  name: "Conjurer's Closet",
  cost: '{5}',
  type: 'Artifact',
  abilities: [
    triggered({
      on: atBeginningOf('end', 'you'),
      targets: { creature: target({ type: 'creature', controller: 'you' }) },
      effects: [
        may(exile(the('creature'), { as: 'exiled' }), returnTo('battlefield', the('exiled'), { under: 'you' })),
      ],
    }),
  ],
})
