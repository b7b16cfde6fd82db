import { card, count, dies, draw, loseLife, spell } from '@spellwright/dsl'

export const seasonOfLoss = card({
  name: 'Season of Loss',
  cost: '{3}{B}{B}',
  type: 'Sorcery',
  abilities: [
    spell({
      modes: {
        min: 0,
        max: 5,
        repeat: 'repeat',
        pawprints: 5,
        options: [
          {
            pawprints: 1,
            effects: [{ kind: 'sacrificeChoice', player: 'eachPlayer', filter: { type: 'creature' }, count: 1 }],
          },
          {
            pawprints: 2,
            effects: [draw({ kind: 'events', event: dies({ type: 'creature', controller: 'you' }), when: 'thisTurn' })],
          },
          {
            pawprints: 3,
            effects: [loseLife(count({ zone: 'graveyard', owner: 'you', type: 'creature' }), 'opponent')],
          },
        ],
      },
      effects: [],
    }),
  ],
})
