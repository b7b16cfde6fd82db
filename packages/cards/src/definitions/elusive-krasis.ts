import { card, keyword, rule } from '@spellwright/dsl'

export const elusiveKrasis = card({
  name: 'Elusive Krasis',
  cost: '{1}{G}{U}',
  type: 'Creature — Fish Mutant',
  power: 0,
  toughness: 4,
  abilities: [rule({ kind: 'cantBeBlocked', what: 'self' }), keyword('evolve')],
})
