import { card, putCounters, triggered } from '@spellwright/dsl'

export const lorescaleCoatl = card({
  name: 'Lorescale Coatl',
  cost: '{1}{G}{U}',
  type: 'Creature — Snake',
  power: 2,
  toughness: 2,
  abilities: [triggered({ on: { kind: 'drawn', player: 'you' }, effects: [putCounters('+1/+1', 1, 'self')] })],
})
