import { card, entersWithCounters, keyword, replacement } from '@spellwright/dsl'

export const phantomCentaur = card({
  name: 'Phantom Centaur',
  cost: '{2}{G}{G}',
  type: 'Creature — Centaur Spirit',
  power: 2,
  toughness: 0,
  abilities: [
    keyword({ kind: 'protection', from: [{ filter: { color: 'B' } }] }),
    entersWithCounters('+1/+1', 3),
    replacement({
      kind: 'damage',
      to: { object: 'self' },
      change: { kind: 'prevent', amount: 'all' },
      then: [{ kind: 'removeCounters', what: 'self', counter: '+1/+1', count: 1 }],
    }),
  ],
})
