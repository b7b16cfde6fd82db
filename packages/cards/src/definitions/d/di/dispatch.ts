import { card, exile, spell, tapIt, target, the } from '@spellwright/dsl'

export const dispatch = card({
  name: 'Dispatch',
  cost: '{W}',
  type: 'Instant',
  abilities: [
    spell({
      targets: { creature: target({ type: 'creature' }) },
      effects: [
        tapIt(the('creature')),
        {
          kind: 'if',
          abilityWord: 'Metalcraft',
          condition: { kind: 'exists', of: { type: 'artifact', controller: 'you' }, count: { atLeast: 3 } },
          then: [exile(the('creature'))],
        },
      ],
    }),
  ],
})
