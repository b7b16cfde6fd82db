import { card } from '@spellwright/dsl'

export const cockatrice = card({
  name: 'Cockatrice',
  cost: '{3}{G}{G}',
  type: 'Creature — Cockatrice',
  power: 2,
  toughness: 4,
  abilities: [
    {
      kind: 'keyword',
      keyword: 'flying',
    },
    {
      kind: 'triggered',
      on: {
        kind: 'either',
        events: [
          {
            kind: 'blocks',
            object: 'self',
            attacker: {
              not: {
                subtype: 'Wall',
              },
              type: 'creature',
            },
          },
          {
            kind: 'becomesBlocked',
            object: 'self',
            by: {
              not: {
                subtype: 'Wall',
              },
              type: 'creature',
            },
            each: 'blocker',
          },
        ],
      },
      effects: [
        {
          kind: 'bind',
          as: 'remembered',
          what: 'eventSource',
        },
        {
          kind: 'delayedTrigger',
          on: {
            kind: 'beginningOf',
            step: 'endCombat',
            whose: 'eachPlayer',
          },
          lasts: 'once',
          effects: [
            {
              kind: 'destroy',
              what: {
                the: 'remembered',
              },
            },
          ],
        },
      ],
    },
  ],
})
