import { card, keyword } from '@spellwright/dsl'

export const batteringKrasis = card({
  name: 'Battering Krasis',
  cost: '{2}{G}',
  type: 'Creature — Shark Beast',
  power: 2,
  toughness: 1,
  abilities: [keyword('trample'), keyword('evolve')],
})
