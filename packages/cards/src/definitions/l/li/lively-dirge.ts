import { card, mana, put, returnTo, search, shuffle, spell, the, upTo } from '@spellwright/dsl'

export const livelyDirge = card({
  name: 'Lively Dirge',
  cost: '{1}{B}',
  type: 'Sorcery',
  abilities: [
    spell({
      modes: {
        min: 1,
        max: 2,
        keyword: 'spree',
        options: [
          { cost: [mana('{1}')], effects: [search({}), put('graveyard', the('found')), shuffle()] },
          {
            cost: [mana('{2}')],
            effects: [
              {
                kind: 'choose',
                player: 'you',
                from: { zone: 'graveyard', type: 'creature' },
                whose: 'you',
                count: upTo(2),
                total: { value: 'manaValue', is: { atMost: 4 } },
                as: 'cards',
              },
              returnTo('battlefield', the('cards')),
            ],
          },
        ],
      },
      effects: [],
    }),
  ],
})
