import { card, putCounters, triggered } from '@spellwright/dsl'

export const ajanisPridemate = card({
  name: "Ajani's Pridemate",
  cost: '{1}{W}',
  type: 'Creature — Cat Soldier',
  power: 2,
  toughness: 2,
  abilities: [triggered({ on: { kind: 'lifeGained', player: 'you' }, effects: [putCounters('+1/+1', 1, 'self')] })],
})
