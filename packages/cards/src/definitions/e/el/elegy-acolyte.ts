import { atBeginningOf, card, createToken, token, triggered } from '@spellwright/dsl'

export const elegyAcolyte = card({
  name: 'Elegy Acolyte',
  cost: '{2}{B}{B}',
  type: 'Creature — Human Cleric',
  power: 4,
  toughness: 4,
  abilities: [
    {
      kind: 'keyword',
      keyword: 'lifelink',
    },
    {
      kind: 'triggered',
      on: {
        kind: 'damage',
        source: {
          controller: 'you',
          type: 'creature',
        },
        to: {
          player: 'any',
        },
        combat: 'combat',
        batch: 'oneOrMore',
      },
      effects: [
        {
          kind: 'draw',
          player: 'you',
          count: 1,
        },
        {
          kind: 'loseLife',
          player: 'you',
          amount: 1,
        },
      ],
    },
    triggered({
      abilityWord: 'Void',
      on: atBeginningOf('end', 'you'),
      condition: {
        kind: 'any',
        conditions: [
          {
            kind: 'happened',
            event: { kind: 'zoneChange', object: { not: { type: 'land' } }, from: 'battlefield' },
            when: 'thisTurn',
          },
          { kind: 'happened', event: { kind: 'cast', spell: { is: 'warped' } }, when: 'thisTurn' },
        ],
      },
      effects: [createToken(1, token({ colors: [], type: 'Artifact Creature — Robot', power: 2, toughness: 2 }))],
    }),
  ],
})
