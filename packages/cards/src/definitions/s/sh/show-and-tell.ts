import { card, type Filter, ownerOf, put, spell, the, upTo } from '@spellwright/dsl'

const fitting: Filter = { zone: 'hand', type: ['artifact', 'creature', 'enchantment', 'land'] }

export const showAndTell = card({
  name: 'Show and Tell',
  cost: '{2}{U}',
  type: 'Sorcery',
  abilities: [
    spell({
      effects: [
        {
          kind: 'choose',
          player: 'activePlayer',
          from: fitting,
          whose: 'activePlayer',
          count: upTo(1),
          as: 'first',
          hidden: 'hidden',
        },
        {
          kind: 'choose',
          player: 'nonactivePlayer',
          from: fitting,
          whose: 'nonactivePlayer',
          count: upTo(1),
          as: 'second',
          hidden: 'hidden',
        },
        put('battlefield', [the('first'), the('second')], { under: ownerOf(the('first')) }),
      ],
    }),
  ],
})
