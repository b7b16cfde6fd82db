import { card } from '@spellwright/dsl'

export const thassaGodOfTheSea = card({
  name: 'Thassa, God of the Sea',
  cost: '{2}{U}',
  type: 'Legendary Enchantment Creature — God',
  power: 5,
  toughness: 5,
  abilities: [
    {
      kind: 'keyword',
      keyword: 'indestructible',
    },
    {
      kind: 'static',
      affects: 'self',
      apply: [
        {
          kind: 'removeType',
          types: ['creature'],
        },
      ],
      condition: {
        kind: 'compare',
        quantity: {
          kind: 'devotion',
          colors: ['U'],
        },
        is: {
          lessThan: 5,
        },
      },
    },
    {
      kind: 'triggered',
      on: {
        kind: 'beginningOf',
        step: 'upkeep',
        whose: 'you',
      },
      effects: [
        {
          kind: 'scry',
          player: 'you',
          count: 1,
        },
      ],
    },
    {
      kind: 'activated',
      cost: [
        {
          kind: 'mana',
          mana: '{1}{U}',
        },
      ],
      targets: {
        target: {
          objects: {
            controller: 'you',
            type: 'creature',
          },
        },
      },
      effects: [
        {
          kind: 'rule',
          rule: {
            kind: 'cantBeBlocked',
            what: {
              the: 'target',
            },
          },
          until: 'endOfTurn',
        },
      ],
    },
  ],
})
