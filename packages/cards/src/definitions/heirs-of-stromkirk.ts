import { card, dealsDamageToPlayer, keyword, putCounters, triggered } from '@spellwright/dsl'

export const heirsOfStromkirk = card({
  name: 'Heirs of Stromkirk',
  cost: '{2}{R}{R}',
  type: 'Creature — Vampire',
  power: 2,
  toughness: 2,
  abilities: [
    keyword('intimidate'),
    triggered({ on: dealsDamageToPlayer('self', 'combat'), effects: [putCounters('+1/+1', 1, 'self')] }),
  ],
})
