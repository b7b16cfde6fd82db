import { card, entersWithCounters, youControl } from '@spellwright/dsl'

export const scaleguardSentinels = card({
  name: 'Scaleguard Sentinels',
  cost: '{G}{G}',
  type: 'Creature — Human Soldier',
  power: 2,
  toughness: 3,
  abilities: [
    {
      kind: 'additionalCost',
      cost: [{ kind: 'reveal', what: { subtype: 'Dragon', zone: 'hand' } }],
      optional: 'may',
      name: 'revealed a Dragon card',
    },
    {
      ...entersWithCounters('+1/+1', 1),
      condition: {
        kind: 'any',
        conditions: [
          { kind: 'paid', cost: 'revealed a Dragon card' },
          { kind: 'asCast', condition: youControl({ subtype: 'Dragon' }) },
        ],
      },
    },
  ],
})
