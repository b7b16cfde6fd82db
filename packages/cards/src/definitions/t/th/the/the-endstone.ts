import { atBeginningOf, card, draw, triggered } from '@spellwright/dsl'

export const theEndstone = card({
  name: 'The Endstone',
  cost: '{7}',
  type: 'Legendary Artifact',
  abilities: [
    triggered({
      on: {
        kind: 'either',
        events: [
          { kind: 'landPlayed', player: 'you' },
          { kind: 'cast', player: 'you' },
        ],
      },
      effects: [draw(1)],
    }),
    triggered({
      on: atBeginningOf('end', 'you'),
      effects: [
        { kind: 'setLife', player: 'you', amount: { kind: 'half', quantity: { kind: 'startingLife' }, round: 'up' } },
      ],
    }),
  ],
})
