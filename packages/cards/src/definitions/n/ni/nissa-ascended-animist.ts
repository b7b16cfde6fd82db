import { activated, card, keyword, loyalty, token } from '@spellwright/dsl'

export const nissaAscendedAnimist = card({
  name: 'Nissa, Ascended Animist',
  cost: '{3}{G}{G}{G/P}{G/P}',
  type: 'Legendary Planeswalker — Nissa',
  loyalty: 7,
  abilities: [
    keyword('compleated'),
    activated({
      cost: [loyalty(1)],
      effects: [
        {
          kind: 'createToken',
          player: 'you',
          count: 1,
          size: { kind: 'loyaltyOf', object: 'self' },
          token: token({ colors: ['G'], type: 'Creature — Phyrexian Horror' }),
        },
      ],
    }),
    {
      kind: 'activated',
      cost: [
        {
          kind: 'loyalty',
          change: -1,
        },
      ],
      targets: {
        target: {
          objects: {
            type: ['artifact', 'enchantment'],
          },
        },
      },
      effects: [
        {
          kind: 'destroy',
          what: {
            the: 'target',
          },
        },
      ],
    },
    {
      kind: 'activated',
      cost: [
        {
          kind: 'loyalty',
          change: -7,
        },
      ],
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
              power: {
                kind: 'count',
                of: {
                  controller: 'you',
                  subtype: 'Forest',
                },
              },
              toughness: {
                kind: 'count',
                of: {
                  controller: 'you',
                  subtype: 'Forest',
                },
              },
            },
            {
              kind: 'gainKeyword',
              keyword: 'trample',
            },
          ],
          until: 'endOfTurn',
        },
      ],
    },
  ],
})
