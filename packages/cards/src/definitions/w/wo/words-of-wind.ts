import { activated, card, exactly, mana, returnTo, the } from '@spellwright/dsl'

export const wordsOfWind = card({
  name: 'Words of Wind',
  cost: '{2}{U}',
  type: 'Enchantment',
  abilities: [
    activated({
      cost: [mana('{1}')],
      effects: [
        {
          kind: 'shield',
          replacement: {
            kind: 'draw',
            player: 'you',
            instead: [
              {
                kind: 'forEachPlayer',
                players: 'eachPlayer',
                as: 'player',
                effects: [
                  {
                    kind: 'choose',
                    player: the('player'),
                    from: { controller: the('player') },
                    count: exactly(1),
                    as: 'permanent',
                  },
                  returnTo('hand', the('permanent')),
                ],
              },
            ],
          },
          until: 'endOfTurn',
          uses: 'once',
        },
      ],
    }),
  ],
})
