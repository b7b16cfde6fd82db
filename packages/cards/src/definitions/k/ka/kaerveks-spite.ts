import { additionalCost, card, count } from '@spellwright/dsl'

export const kaerveksSpite = card({
  name: "Kaervek's Spite",
  cost: '{B}{B}{B}',
  type: 'Instant',
  abilities: [
    additionalCost([
      { kind: 'sacrifice', what: {}, count: count({ controller: 'you' }) },
      { kind: 'discard', what: 'hand' },
    ]),
    {
      kind: 'spell',
      targets: {
        target: {
          players: {
            player: 'any',
          },
        },
      },
      effects: [
        {
          kind: 'loseLife',
          player: {
            the: 'target',
          },
          amount: 5,
        },
      ],
    },
  ],
})
