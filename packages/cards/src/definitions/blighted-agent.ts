import { card, keyword, rule } from '@spellwright/dsl'

export const blightedAgent = card({
  name: 'Blighted Agent',
  cost: '{1}{U}',
  type: 'Creature — Phyrexian Human Rogue',
  power: 1,
  toughness: 1,
  abilities: [keyword('infect'), rule({ kind: 'cantBeBlocked', what: 'self' })],
})
