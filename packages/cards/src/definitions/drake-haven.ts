import { card } from '@spellwright/dsl'

export const drakeHaven = card({
  name: 'Drake Haven',
  cost: '{2}{U}',
  type: 'Enchantment',
  abilities: [
    {
      kind: 'triggered',
      on: {
        kind: 'discarded',
        player: 'you',
        told: 'cycleOrDiscard',
      },
      effects: [
        {
          kind: 'mayPay',
          player: 'you',
          cost: [
            {
              kind: 'mana',
              mana: '{1}',
            },
          ],
          then: [
            {
              kind: 'createToken',
              player: 'you',
              count: 1,
              token: {
                colors: ['U'],
                power: 2,
                toughness: 2,
                supertypes: [],
                types: ['creature'],
                subtypes: ['Drake'],
                abilities: [
                  {
                    kind: 'keyword',
                    keyword: 'flying',
                  },
                ],
              },
            },
          ],
        },
      ],
    },
  ],
})
