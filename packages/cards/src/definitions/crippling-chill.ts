import { card } from '@spellwright/dsl'

export const cripplingChill = card({
  name: 'Crippling Chill',
  cost: '{2}{U}',
  type: 'Instant',
  abilities: [
    {
      kind: 'spell',
      targets: {
        target: {
          objects: {
            type: 'creature',
          },
        },
      },
      effects: [
        {
          kind: 'tap',
          what: {
            the: 'target',
          },
        },
        {
          kind: 'rule',
          rule: {
            kind: 'doesntUntap',
            what: {
              the: 'target',
            },
          },
          until: 'nextUntapStep',
        },
        {
          kind: 'draw',
          player: 'you',
          count: 1,
        },
      ],
    },
  ],
})
