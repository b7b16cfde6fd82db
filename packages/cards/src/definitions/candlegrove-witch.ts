import { card } from '@spellwright/dsl'

export const candlegroveWitch = card({
  name: 'Candlegrove Witch',
  cost: '{1}{W}',
  type: 'Creature — Human Warlock',
  power: 2,
  toughness: 2,
  abilities: [
    {
      kind: 'triggered',
      abilityWord: 'Coven',
      on: {
        kind: 'beginningOf',
        step: 'beginCombat',
        whose: 'you',
      },
      condition: {
        kind: 'compare',
        quantity: {
          kind: 'different',
          value: 'power',
          of: {
            type: 'creature',
            controller: 'you',
          },
        },
        is: {
          atLeast: 3,
        },
      },
      effects: [
        {
          kind: 'apply',
          what: 'self',
          apply: [
            {
              kind: 'gainKeyword',
              keyword: 'flying',
            },
          ],
          until: 'endOfTurn',
        },
      ],
    },
  ],
})
