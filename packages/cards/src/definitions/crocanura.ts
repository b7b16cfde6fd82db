import { card, keyword } from '@spellwright/dsl'

export const crocanura = card({
  name: 'Crocanura',
  cost: '{2}{G}',
  type: 'Creature — Crocodile Frog',
  power: 1,
  toughness: 3,
  abilities: [keyword('reach'), keyword('evolve')],
})
