import { bound, card, draw, spell } from '@spellwright/dsl'

export const windfall = card({
  name: 'Windfall',
  cost: '{2}{U}',
  type: 'Sorcery',
  abilities: [
    spell({
      effects: [
        {
          kind: 'let',
          as: 'most',
          quantity: {
            kind: 'most',
            of: [
              { kind: 'cardsIn', zone: 'hand', player: 'you' },
              { kind: 'cardsIn', zone: 'hand', player: 'opponent' },
            ],
          },
        },
        { kind: 'discard', player: 'eachPlayer', count: 'hand', how: 'choice' },
        draw(bound('most'), 'eachPlayer'),
      ],
    }),
  ],
})
