import { card, draw, put, spell, the, upTo, X } from '@spellwright/dsl'

export const mindIntoMatter = card({
  name: 'Mind into Matter',
  cost: '{X}{G}{U}',
  type: 'Sorcery',
  abilities: [
    spell({
      effects: [
        draw(X),
        {
          kind: 'choose',
          player: 'you',
          from: { zone: 'hand', is: 'permanentCard', manaValue: { atMost: X } },
          whose: 'you',
          count: upTo(1),
          as: 'card',
        },
        put('battlefield', the('card'), { enters: ['tapped'] }),
      ],
    }),
  ],
})
