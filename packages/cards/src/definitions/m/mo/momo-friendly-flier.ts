import { card, type Filter, rule } from '@spellwright/dsl'

const flier: Filter = { type: 'creature', keyword: 'flying', not: { subtype: 'Lemur' } }

export const momoFriendlyFlier = card({
  name: 'Momo, Friendly Flier',
  cost: '{W}',
  type: 'Legendary Creature — Lemur Bat Ally',
  power: 1,
  toughness: 1,
  abilities: [
    {
      kind: 'keyword',
      keyword: 'flying',
    },
    rule(
      { kind: 'costChange', player: 'you', spell: flier, change: { kind: 'reduce', mana: '{1}' } },
      {
        condition: {
          kind: 'all',
          conditions: [
            { kind: 'isTurnOf', player: 'you' },
            {
              kind: 'happened',
              event: { kind: 'cast', player: 'you', spell: flier },
              when: 'thisTurn',
              times: { exactly: 0 },
            },
          ],
        },
      },
    ),
    {
      kind: 'triggered',
      on: {
        kind: 'zoneChange',
        object: {
          keyword: 'flying',
          controller: 'you',
          type: 'creature',
          other: true,
        },
        to: 'battlefield',
      },
      effects: [
        {
          kind: 'apply',
          what: 'self',
          apply: [
            {
              kind: 'modifyPT',
              power: 1,
              toughness: 1,
            },
          ],
          until: 'endOfTurn',
        },
      ],
    },
  ],
})
