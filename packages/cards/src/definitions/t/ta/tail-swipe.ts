import { card, matches, pump, spell, target, the, when } from '@spellwright/dsl'

export const tailSwipe = card({
  name: 'Tail Swipe',
  cost: '{G}',
  type: 'Instant',
  abilities: [
    spell({
      targets: {
        yours: target({ type: 'creature', controller: 'you' }),
        theirs: target({ type: 'creature', controller: 'opponent' }),
      },
      effects: [
        when(
          {
            kind: 'all',
            conditions: [
              matches('self', { is: 'wasCast' }),
              { kind: 'isTurnOf', player: 'you' },
              { kind: 'duringStep', step: ['main1', 'main2'] },
            ],
          },
          pump(the('yours'), 1, 1),
        ),
        { kind: 'fight', a: the('yours'), b: the('theirs') },
      ],
    }),
  ],
})
