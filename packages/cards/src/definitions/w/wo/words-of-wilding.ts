import { activated, card, createToken, mana, token } from '@spellwright/dsl'

export const wordsOfWilding = card({
  name: 'Words of Wilding',
  type: 'Enchantment',
  cost: '{2}{G}',
  abilities: [
    activated({
      cost: [mana('{1}')],
      effects: [
        {
          kind: 'shield',
          replacement: {
            kind: 'draw',
            player: 'you',
            instead: [createToken(1, token({ colors: ['G'], type: 'Creature — Bear', power: 2, toughness: 2 }))],
          },
          until: 'endOfTurn',
          uses: 'once',
        },
      ],
    }),
  ],
})
