import { all, apply, card, draw, gain, type Quantity, spell, the, youControl } from '@spellwright/dsl'

const OR_BOTH: Quantity = {
  kind: 'if',
  condition: youControl({ is: 'commander' }),
  then: 2,
  else: 1,
}

export const willOfTheJeskai = card({
  name: 'Will of the Jeskai',
  cost: '{3}{R}',
  type: 'Sorcery',
  abilities: [
    spell({
      modes: {
        min: 1,
        max: OR_BOTH,
        options: [
          {
            effects: [
              {
                kind: 'forEachPlayer',
                players: 'eachPlayer',
                as: 'player',
                effects: [
                  {
                    kind: 'may',
                    player: the('player'),
                    effects: [
                      { kind: 'discard', player: the('player'), count: 'hand', how: 'choice' },
                      draw(5, the('player')),
                    ],
                  },
                ],
              },
            ],
          },
          {
            effects: [
              apply(all({ zone: 'graveyard', owner: 'you', type: ['instant', 'sorcery'] }), [
                gain({ kind: 'flashback', cost: [{ kind: 'ownManaCost' }] }),
              ]),
            ],
          },
        ],
      },
      effects: [],
    }),
  ],
})
