import { card } from '@spellwright/dsl'

export const pillageTheBog = card({
  name: 'Pillage the Bog',
  cost: '{B}{G}',
  type: 'Sorcery',
  abilities: [
    {
      kind: 'spell',
      effects: [
        {
          kind: 'lookAtTop',
          player: 'you',
          count: {
            kind: 'times',
            factor: 2,
            quantity: {
              kind: 'count',
              of: {
                controller: 'you',
                type: 'land',
              },
            },
          },
          as: 'seen',
        },
        {
          kind: 'chooseAmong',
          player: 'you',
          among: {
            the: 'seen',
          },
          count: {
            min: 1,
            max: 1,
          },
          as: 'kept',
        },
        {
          kind: 'move',
          verb: 'put',
          what: {
            the: 'kept',
          },
          to: 'hand',
        },
        {
          kind: 'move',
          verb: 'put',
          what: {
            all: {
              zone: 'library',
              among: {
                the: 'seen',
              },
            },
          },
          to: 'library',
          library: {
            position: 'bottom',
            order: 'random',
          },
        },
      ],
    },
    {
      kind: 'keyword',
      keyword: {
        kind: 'plot',
        cost: [
          {
            kind: 'mana',
            mana: '{1}{B}{G}',
          },
        ],
      },
    },
  ],
})
