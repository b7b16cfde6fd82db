import { card, entersWithCounters, replacement } from '@spellwright/dsl'

export const phantomNomad = card({
  name: 'Phantom Nomad',
  cost: '{1}{W}',
  type: 'Creature — Spirit Nomad',
  power: 0,
  toughness: 0,
  abilities: [
    entersWithCounters('+1/+1', 2),
    replacement({
      kind: 'damage',
      to: { object: 'self' },
      change: { kind: 'prevent', amount: 'all' },
      then: [{ kind: 'removeCounters', what: 'self', counter: '+1/+1', count: 1 }],
    }),
  ],
})
