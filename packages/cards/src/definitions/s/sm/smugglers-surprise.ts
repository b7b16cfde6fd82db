import { all, apply, card, gain, mana, put, spell, the, upTo } from '@spellwright/dsl'

export const smugglersSurprise = card({
  name: "Smuggler's Surprise",
  cost: '{G}',
  type: 'Instant',
  abilities: [
    spell({
      modes: {
        min: 1,
        max: 3,
        keyword: 'spree',
        options: [
          {
            cost: [mana('{2}')],
            effects: [
              { kind: 'mill', player: 'you', count: 4, as: 'milled' },
              {
                kind: 'chooseAmong',
                player: 'you',
                among: the('milled'),
                filter: { type: ['creature', 'land'] },
                count: upTo(2),
                as: 'taken',
              },
              put('hand', the('taken')),
            ],
          },
          {
            cost: [mana('{4}{G}')],
            effects: [
              {
                kind: 'choose',
                player: 'you',
                from: { zone: 'hand', type: 'creature' },
                whose: 'you',
                count: upTo(2),
                as: 'cards',
              },
              put('battlefield', the('cards')),
            ],
          },
          {
            cost: [mana('{1}')],
            effects: [
              apply(all({ type: 'creature', controller: 'you', power: { atLeast: 4 } }), [
                gain('hexproof'),
                gain('indestructible'),
              ]),
            ],
          },
        ],
      },
      effects: [],
    }),
  ],
})
