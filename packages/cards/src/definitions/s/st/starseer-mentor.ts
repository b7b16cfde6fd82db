import {
  atBeginningOf,
  card,
  discardCost,
  keywords,
  loseLife,
  sacrifice,
  targetOpponent,
  the,
  triggered,
  unless,
} from '@spellwright/dsl'

export const starseerMentor = card({
  name: 'Starseer Mentor',
  cost: '{3}{W}{B}',
  type: 'Creature — Bat Warlock',
  power: 3,
  toughness: 5,
  abilities: [
    ...keywords('flying', 'vigilance'),
    triggered({
      on: atBeginningOf('end', 'you'),
      condition: {
        kind: 'any',
        conditions: [
          { kind: 'happened', event: { kind: 'lifeGained', player: 'you' }, when: 'thisTurn' },
          { kind: 'happened', event: { kind: 'lifeLost', player: 'you' }, when: 'thisTurn' },
        ],
      },
      targets: { opponent: targetOpponent },
      effects: [
        unless(
          the('opponent'),
          [{ kind: 'choice', options: [[sacrifice({ not: { type: 'land' } })], [discardCost()]] }],
          loseLife(3, the('opponent')),
        ),
      ],
    }),
  ],
})
