import { card, draw, spell } from '@spellwright/dsl'

export const visionsOfBeyond = card({
  name: 'Visions of Beyond',
  cost: '{U}',
  type: 'Instant',
  abilities: [
    spell({
      effects: [
        {
          kind: 'if',
          condition: {
            kind: 'any',
            conditions: [
              {
                kind: 'compare',
                quantity: { kind: 'cardsIn', zone: 'graveyard', player: 'you' },
                is: { atLeast: 20 },
              },
              {
                kind: 'compare',
                quantity: { kind: 'cardsIn', zone: 'graveyard', player: 'opponent' },
                is: { atLeast: 20 },
              },
            ],
          },
          then: [draw(3)],
          else: [draw(1)],
        },
      ],
    }),
  ],
})
