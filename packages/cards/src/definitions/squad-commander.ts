import { card, token } from '@spellwright/dsl'

export const squadCommander = card({
  name: 'Squad Commander',
  cost: '{3}{W}',
  type: 'Creature — Kor Warrior',
  power: 3,
  toughness: 3,
  abilities: [
    {
      kind: 'triggered',
      on: { kind: 'zoneChange', object: 'self', to: 'battlefield' },
      effects: [
        {
          kind: 'createToken',
          player: 'you',
          count: { kind: 'party' },
          token: token({ colors: ['W'], type: 'Creature — Kor Warrior', power: 1, toughness: 1 }),
        },
      ],
    },
    {
      kind: 'triggered',
      on: {
        kind: 'beginningOf',
        step: 'beginCombat',
        whose: 'you',
      },
      condition: {
        kind: 'compare',
        quantity: {
          kind: 'party',
        },
        is: {
          exactly: 4,
        },
      },
      effects: [
        {
          kind: 'apply',
          what: {
            all: {
              controller: 'you',
              type: 'creature',
            },
          },
          apply: [
            {
              kind: 'modifyPT',
              power: 1,
              toughness: 0,
            },
            {
              kind: 'gainKeyword',
              keyword: 'indestructible',
            },
          ],
          until: 'endOfTurn',
        },
      ],
    },
  ],
})
