import { card } from '@spellwright/dsl'

export const recklessImpulse = card({
  name: 'Reckless Impulse',
  cost: '{1}{R}',
  type: 'Sorcery',
  abilities: [
    {
      kind: 'spell',
      effects: [
        {
          kind: 'lookAtTop',
          player: 'you',
          count: 2,
          as: 'top',
        },
        {
          kind: 'move',
          verb: 'exile',
          what: {
            the: 'top',
          },
          to: 'exile',
          as: 'exiled',
        },
        {
          kind: 'rule',
          rule: {
            kind: 'mayPlayFrom',
            player: 'you',
            zone: 'exile',
            what: {
              among: {
                the: 'exiled',
              },
            },
            verb: 'play',
          },
          until: 'endOfYourNextTurn',
        },
      ],
    },
  ],
})
