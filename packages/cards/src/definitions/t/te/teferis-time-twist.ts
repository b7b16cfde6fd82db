import { atBeginningOf, card, exile, ownerOf, returnTo, spell, target, the } from '@spellwright/dsl'

export const teferisTimeTwist = card({
  name: "Teferi's Time Twist",
  type: 'Instant',
  cost: '{1}{U}',
  abilities: [
    spell({
      targets: { permanent: target({ controller: 'you' }) },
      effects: [
        exile(the('permanent'), { as: 'exiled' }),
        {
          kind: 'delayedTrigger',
          on: atBeginningOf('end', 'eachPlayer'),
          lasts: 'once',
          effects: [returnTo('battlefield', the('exiled'), { under: ownerOf(the('exiled')) })],
        },
        {
          kind: 'shield',
          replacement: {
            kind: 'enters',
            object: { type: 'creature', among: the('exiled') },
            with: [{ kind: 'counters', counter: '+1/+1', count: 1 }],
          },
          until: 'game',
          uses: 'once',
        },
      ],
    }),
  ],
})
