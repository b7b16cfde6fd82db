import { not, rule, spell, twoFaced, youControl } from '@spellwright/dsl'

export const lovestruckBeast = twoFaced(
  'adventure',
  {
    name: 'Lovestruck Beast',
    cost: '{2}{G}',
    type: 'Creature — Beast Noble',
    power: 5,
    toughness: 5,
    abilities: [
      rule(
        { kind: 'cantAttack', what: 'self' },
        { condition: not(youControl({ type: 'creature', power: { exactly: 1 }, toughness: { exactly: 1 } })) },
      ),
    ],
  },
  {
    name: "Heart's Desire",
    cost: '{G}',
    type: 'Sorcery — Adventure',
    abilities: [
      spell({
        effects: [
          {
            kind: 'createToken',
            player: 'you',
            count: 1,
            token: {
              colors: ['W'],
              power: 1,
              toughness: 1,
              supertypes: [],
              types: ['creature'],
              subtypes: ['Human'],
              abilities: [],
            },
          },
        ],
      }),
    ],
  },
)
