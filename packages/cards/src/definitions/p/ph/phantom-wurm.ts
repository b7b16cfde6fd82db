import { card, entersWithCounters, replacement } from '@spellwright/dsl'

export const phantomWurm = card({
  name: 'Phantom Wurm',
  cost: '{4}{G}{G}',
  type: 'Creature — Wurm Spirit',
  power: 2,
  toughness: 0,
  abilities: [
    entersWithCounters('+1/+1', 4),
    replacement({
      kind: 'damage',
      to: { object: 'self' },
      change: { kind: 'prevent', amount: 'all' },
      then: [{ kind: 'removeCounters', what: 'self', counter: '+1/+1', count: 1 }],
    }),
  ],
})
