import { alternativeCost, card } from '@spellwright/dsl'

export const landGrant = card({
  name: 'Land Grant',
  cost: '{1}{G}',
  type: 'Sorcery',
  abilities: [
    alternativeCost([{ kind: 'reveal', what: 'hand' }], {
      kind: 'exists',
      of: { type: 'land', zone: 'hand', owner: 'you' },
      count: { exactly: 0 },
    }),
    {
      kind: 'spell',
      effects: [
        {
          kind: 'search',
          player: 'you',
          whose: 'you',
          zones: ['library'],
          filter: {
            subtype: 'Forest',
          },
          count: {
            min: 1,
            max: 1,
          },
          reveal: 'reveal',
          as: 'found',
        },
        {
          kind: 'move',
          verb: 'put',
          what: {
            the: 'found',
          },
          to: 'hand',
        },
        {
          kind: 'shuffle',
          player: 'you',
        },
      ],
    },
  ],
})
