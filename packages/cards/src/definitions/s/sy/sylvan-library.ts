import { atBeginningOf, card, draw, exactly, payLife, put, the, triggered, unless } from '@spellwright/dsl'

export const sylvanLibrary = card({
  name: 'Sylvan Library',
  cost: '{1}{G}',
  type: 'Enchantment',
  abilities: [
    triggered({
      on: atBeginningOf('draw', 'you'),
      effects: [
        {
          kind: 'may',
          player: 'you',
          effects: [draw(2)],
          then: [
            {
              kind: 'choose',
              player: 'you',
              from: { zone: 'hand', drawnThisTurn: true },
              whose: 'you',
              count: exactly(2),
              as: 'chosen',
            },
            {
              kind: 'forEach',
              what: the('chosen'),
              as: 'card',
              effects: [unless('you', [payLife(4)], put('library', the('card'), { library: { position: 'top' } }))],
            },
          ],
        },
      ],
    }),
  ],
})
