import { card, keyword, rule } from '@spellwright/dsl'

export const streetwiseNegotiator = card({
  name: 'Streetwise Negotiator',
  type: 'Creature — Cat Citizen',
  cost: '{1}{G}',
  power: 0,
  toughness: 2,
  abilities: [keyword({ kind: 'backup', count: 1 }), rule({ kind: 'assignsDamageByToughness', what: 'self' })],
})
