import { bound, card, count, discard, type Effect, type Filter, type Quantity, spell, the } from '@spellwright/dsl'

const fewest = (of: Filter): Quantity => ({
  kind: 'least',
  of: [count({ ...of, controller: 'you' }), count({ ...of, controller: 'opponent' })],
})
const cardsInHand = (player: 'you' | 'opponent'): Quantity => ({ kind: 'cardsIn', zone: 'hand', player })
const keep = (type: 'land' | 'creature'): readonly Effect[] => [
  { kind: 'let', as: 'fewest', quantity: fewest({ type }) },
  {
    kind: 'forEachPlayer',
    players: 'eachPlayer',
    as: 'player',
    effects: [
      {
        kind: 'sacrificeChoice',
        player: the('player'),
        filter: { type },
        count: { kind: 'minus', left: count({ type, controller: the('player') }), right: bound('fewest') },
      },
    ],
  },
]

export const balance = card({
  name: 'Balance',
  cost: '{1}{W}',
  type: 'Sorcery',
  abilities: [
    spell({
      effects: [
        ...keep('land'),
        { kind: 'let', as: 'fewest', quantity: { kind: 'least', of: [cardsInHand('you'), cardsInHand('opponent')] } },
        {
          kind: 'forEachPlayer',
          players: 'eachPlayer',
          as: 'player',
          effects: [
            discard(
              {
                kind: 'minus',
                left: { kind: 'cardsIn', zone: 'hand', player: the('player') },
                right: bound('fewest'),
              },
              the('player'),
            ),
          ],
        },
        ...keep('creature'),
      ],
    }),
  ],
})
