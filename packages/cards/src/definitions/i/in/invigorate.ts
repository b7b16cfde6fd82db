import { alternativeCost, card, youControl } from '@spellwright/dsl'

export const invigorate = card({
  name: 'Invigorate',
  cost: '{2}{G}',
  type: 'Instant',
  abilities: [
    alternativeCost([{ kind: 'gainLife', player: 'opponent', amount: 3 }], youControl({ subtype: 'Forest' })),
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
          kind: 'apply',
          what: {
            the: 'target',
          },
          apply: [
            {
              kind: 'modifyPT',
              power: 4,
              toughness: 4,
            },
          ],
          until: 'endOfTurn',
        },
      ],
    },
  ],
})
