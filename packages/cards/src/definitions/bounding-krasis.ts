import { card } from '@spellwright/dsl'

export const boundingKrasis = card({
  name: 'Bounding Krasis',
  cost: '{1}{G}{U}',
  type: 'Creature — Fish Lizard',
  power: 3,
  toughness: 3,
  abilities: [
    {
      kind: 'keyword',
      keyword: 'flash',
    },
    {
      kind: 'triggered',
      on: {
        kind: 'zoneChange',
        object: 'self',
        to: 'battlefield',
      },
      targets: {
        target: {
          objects: {
            type: 'creature',
          },
        },
      },
      effects: [
        {
          kind: 'may',
          player: 'you',
          effects: [
            {
              kind: 'chooseOne',
              player: 'you',
              options: [
                {
                  label: 'tap',
                  effects: [
                    {
                      kind: 'tap',
                      what: {
                        the: 'target',
                      },
                    },
                  ],
                },
                {
                  label: 'untap',
                  effects: [
                    {
                      kind: 'untap',
                      what: {
                        the: 'target',
                      },
                    },
                  ],
                },
              ],
            },
          ],
        },
      ],
    },
  ],
})
