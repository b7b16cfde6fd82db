import { card, matches, not, pump, spell, target, the } from '@spellwright/dsl'

export const mightOfOldKrosa = card({
  name: 'Might of Old Krosa',
  cost: '{G}',
  type: 'Instant',
  abilities: [
    spell({
      targets: { creature: target({ type: 'creature' }) },
      effects: [
        {
          kind: 'if',
          condition: {
            kind: 'all',
            conditions: [
              { kind: 'isTurnOf', player: 'you' },
              { kind: 'duringStep', step: ['main1', 'main2'] },
              not(matches('self', { is: 'copy' })),
            ],
          },
          then: [pump(the('creature'), 4, 4)],
          else: [pump(the('creature'), 2, 2)],
        },
      ],
    }),
  ],
})
