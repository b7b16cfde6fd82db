import { card, destroy, leaves, matches, spell, target, the, when } from '@spellwright/dsl'

export const fatalPush = card({
  name: 'Fatal Push',
  cost: '{B}',
  type: 'Instant',
  abilities: [
    spell({
      targets: { creature: target({ type: 'creature' }) },
      effects: [
        {
          kind: 'if',
          abilityWord: 'Revolt',
          condition: { kind: 'happened', event: leaves({ controller: 'you' }), when: 'thisTurn' },
          then: [when(matches(the('creature'), { manaValue: { atMost: 4 } }), destroy(the('creature')))],
          else: [when(matches(the('creature'), { manaValue: { atMost: 2 } }), destroy(the('creature')))],
        },
      ],
    }),
  ],
})
