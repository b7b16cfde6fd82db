import { activated, anyNumber, card, loyalty, put, shuffle, the } from '@spellwright/dsl'

export const ajaniOutlandChaperone = card({
  name: 'Ajani, Outland Chaperone',
  cost: '{1}{W}{W}',
  type: 'Legendary Planeswalker — Ajani',
  loyalty: 3,
  abilities: [
    {
      kind: 'activated',
      cost: [
        {
          kind: 'loyalty',
          change: 1,
        },
      ],
      effects: [
        {
          kind: 'createToken',
          player: 'you',
          count: 1,
          token: {
            colors: ['G', 'W'],
            power: 1,
            toughness: 1,
            supertypes: [],
            types: ['creature'],
            subtypes: ['Kithkin'],
            abilities: [],
          },
        },
      ],
    },
    {
      kind: 'activated',
      cost: [
        {
          kind: 'loyalty',
          change: -2,
        },
      ],
      targets: {
        target: {
          objects: {
            is: 'tapped',
            type: 'creature',
          },
        },
      },
      effects: [
        {
          kind: 'dealDamage',
          amount: 4,
          to: {
            the: 'target',
          },
        },
      ],
    },
    activated({
      cost: [loyalty(-8)],
      effects: [
        { kind: 'lookAtTop', player: 'you', count: { kind: 'lifeOf', player: 'you' }, as: 'top' },
        {
          kind: 'chooseAmong',
          player: 'you',
          among: the('top'),
          filter: { is: 'permanentCard', not: { type: 'land' }, manaValue: { atMost: 3 } },
          count: anyNumber,
          as: 'cards',
        },
        put('battlefield', the('cards')),
        shuffle(),
      ],
    }),
  ],
})
