import { card, dealsDamageToPlayer, keyword, putCounters, triggered } from '@spellwright/dsl'

export const markovBlademaster = card({
  name: 'Markov Blademaster',
  cost: '{1}{R}{R}',
  type: 'Creature — Vampire Warrior',
  power: 1,
  toughness: 1,
  abilities: [
    keyword('double strike'),
    triggered({ on: dealsDamageToPlayer('self', 'combat'), effects: [putCounters('+1/+1', 1, 'self')] }),
  ],
})
