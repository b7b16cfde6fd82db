import { card, keyword } from '@spellwright/dsl'

export const theUnagiOfKyoshiIsland = card({
  name: 'The Unagi of Kyoshi Island',
  cost: '{3}{U}{U}',
  type: 'Legendary Creature — Serpent',
  power: 5,
  toughness: 5,
  abilities: [
    keyword('flash'),
    keyword({ kind: 'ward', cost: [{ kind: 'waterbend', mana: '{4}' }] }),
    {
      kind: 'triggered',
      on: {
        kind: 'drawn',
        player: 'opponent',
        nth: 2,
      },
      effects: [
        {
          kind: 'draw',
          player: 'you',
          count: 2,
        },
      ],
    },
  ],
})
