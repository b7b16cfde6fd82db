import { atBeginningOf, card, exile, ownerOf, returnTo, spell, target, the } from '@spellwright/dsl'

export const otherworldlyJourney = card({
  name: 'Otherworldly Journey',
  cost: '{1}{W}',
  type: 'Instant — Arcane',
  abilities: [
    spell({
      targets: { creature: target({ type: 'creature' }) },
      effects: [
        exile(the('creature'), { as: 'exiled' }),
        {
          kind: 'delayedTrigger',
          on: atBeginningOf('end', 'eachPlayer'),
          lasts: 'once',
          effects: [
            returnTo('battlefield', the('exiled'), {
              under: ownerOf(the('exiled')),
              counters: { counter: '+1/+1', count: 1 },
            }),
          ],
        },
      ],
    }),
  ],
})
