import { card, putCounters, triggered, youCast } from '@spellwright/dsl'

export const quirionDryad = card({
  name: 'Quirion Dryad',
  cost: '{1}{G}',
  type: 'Creature — Dryad',
  power: 1,
  toughness: 1,
  abilities: [triggered({ on: youCast({ color: ['W', 'U', 'B', 'R'] }), effects: [putCounters('+1/+1', 1, 'self')] })],
})
