import { card, keyword } from '@spellwright/dsl'

export const adaptiveSnapjaw = card({
  name: 'Adaptive Snapjaw',
  cost: '{4}{G}',
  type: 'Creature — Lizard Beast',
  power: 6,
  toughness: 2,
  abilities: [keyword('evolve')],
})
