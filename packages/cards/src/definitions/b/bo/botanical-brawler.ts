import { card, putCounters, triggered } from '@spellwright/dsl'

export const botanicalBrawler = card({
  name: 'Botanical Brawler',
  cost: '{G}{W}',
  type: 'Creature — Elemental Warrior',
  power: 0,
  toughness: 0,
  abilities: [
    {
      kind: 'keyword',
      keyword: 'trample',
    },
    {
      kind: 'static',
      replacement: {
        kind: 'enters',
        object: 'self',
        with: [
          {
            kind: 'counters',
            counter: '+1/+1',
            count: 2,
          },
        ],
      },
    },
    triggered({
      on: { kind: 'countersPut', object: { controller: 'you', other: true }, counter: '+1/+1' },
      condition: {
        kind: 'happened',
        event: { kind: 'countersPut', object: 'eventObject', counter: '+1/+1' },
        when: 'thisTurn',
        times: { exactly: 1 },
      },
      effects: [putCounters('+1/+1', 1, 'self')],
    }),
  ],
})
