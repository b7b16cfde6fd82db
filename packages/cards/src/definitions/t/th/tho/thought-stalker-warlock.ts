import { card, discard, enters, exactly, keyword, targetOpponent, the, triggered } from '@spellwright/dsl'

export const thoughtStalkerWarlock = card({
  name: 'Thought-Stalker Warlock',
  type: 'Creature — Lizard Warlock',
  cost: '{2}{B}',
  power: 2,
  toughness: 2,
  abilities: [
    keyword('menace'),
    triggered({
      on: enters('self'),
      targets: { opponent: targetOpponent },
      effects: [
        {
          kind: 'if',
          condition: { kind: 'happened', event: { kind: 'lifeLost', player: the('opponent') }, when: 'thisTurn' },
          then: [
            { kind: 'revealHand', player: the('opponent') },
            {
              kind: 'choose',
              player: 'you',
              from: { zone: 'hand', not: { type: 'land' } },
              whose: the('opponent'),
              count: exactly(1),
              as: 'card',
            },
            { kind: 'discardCards', what: the('card') },
          ],
          else: [discard(1, the('opponent'))],
        },
      ],
    }),
  ],
})
