import { card, exile, mill, returnTo, spell, the, upTo } from '@spellwright/dsl'

export const bondOfInsight = card({
  name: 'Bond of Insight',
  cost: '{3}{U}',
  type: 'Sorcery',
  abilities: [
    spell({
      effects: [
        mill(4, 'eachPlayer'),
        {
          kind: 'choose',
          player: 'you',
          from: { zone: 'graveyard', type: ['instant', 'sorcery'] },
          whose: 'you',
          count: upTo(2),
          as: 'cards',
        },
        returnTo('hand', the('cards')),
        exile('self'),
      ],
    }),
  ],
})
