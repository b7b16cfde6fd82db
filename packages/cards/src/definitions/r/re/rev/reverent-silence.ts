import { alternativeCost, card, youControl } from '@spellwright/dsl'

export const reverentSilence = card({
  name: 'Reverent Silence',
  cost: '{3}{G}',
  type: 'Sorcery',
  abilities: [
    alternativeCost([{ kind: 'gainLife', player: 'opponent', amount: 6 }], youControl({ subtype: 'Forest' })),
    {
      kind: 'spell',
      effects: [
        {
          kind: 'destroy',
          what: {
            all: {
              type: 'enchantment',
            },
          },
        },
      ],
    },
  ],
})
