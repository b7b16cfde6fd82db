import { card, keyword } from '@spellwright/dsl'

export const shambleshark = card({
  name: 'Shambleshark',
  cost: '{G}{U}',
  type: 'Creature — Shark Crab',
  power: 2,
  toughness: 1,
  abilities: [keyword('flash'), keyword('evolve')],
})
