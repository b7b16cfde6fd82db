import { card } from '@spellwright/dsl'

export const griffinAerie = card({
  name: 'Griffin Aerie',
  cost: '{1}{W}',
  type: 'Enchantment',
  abilities: [
    {
      kind: 'triggered',
      on: {
        kind: 'beginningOf',
        step: 'end',
        whose: 'you',
      },
      condition: {
        kind: 'compare',
        quantity: {
          kind: 'eventTotal',
          event: {
            kind: 'lifeGained',
            player: 'you',
          },
          when: 'thisTurn',
        },
        is: {
          atLeast: 3,
        },
      },
      effects: [
        {
          kind: 'createToken',
          player: 'you',
          count: 1,
          token: {
            colors: ['W'],
            power: 2,
            toughness: 2,
            supertypes: [],
            types: ['creature'],
            subtypes: ['Griffin'],
            abilities: [
              {
                kind: 'keyword',
                keyword: 'flying',
              },
            ],
          },
        },
      ],
    },
  ],
})
