import { card, putCounters, triggered, youCast } from '@spellwright/dsl'

export const favoredHoplite = card({
  name: 'Favored Hoplite',
  cost: '{W}',
  type: 'Creature — Human Soldier',
  power: 1,
  toughness: 2,
  abilities: [
    triggered({
      abilityWord: 'Heroic',
      on: youCast({ targets: 'self' }),
      effects: [
        putCounters('+1/+1', 1, 'self'),
        {
          kind: 'shield',
          replacement: { kind: 'damage', to: { object: 'self' }, change: { kind: 'prevent', amount: 'all' } },
          until: 'endOfTurn',
          uses: 'unlimited',
        },
      ],
    }),
  ],
})
