import { all, card, draw, exactly, returnTo, spell, the } from '@spellwright/dsl'

export const seasonOfWeaving = card({
  name: 'Season of Weaving',
  type: 'Sorcery',
  cost: '{4}{U}{U}',
  abilities: [
    spell({
      modes: {
        min: 0,
        max: 5,
        pawprints: 5,
        options: [
          { pawprints: 1, effects: [draw(1)] },
          {
            pawprints: 2,
            effects: [
              {
                kind: 'choose',
                player: 'you',
                from: { type: ['artifact', 'creature'], controller: 'you' },
                count: exactly(1),
                as: 'permanent',
              },
              { kind: 'createTokenCopy', player: 'you', count: 1, of: the('permanent') },
            ],
          },
          { pawprints: 3, effects: [returnTo('hand', all({ is: 'nontoken', not: { type: 'land' } }))] },
        ],
      },
      effects: [],
    }),
  ],
})
