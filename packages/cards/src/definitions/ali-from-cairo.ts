import { card, replacement } from '@spellwright/dsl'

export const aliFromCairo = card({
  name: 'Ali from Cairo',
  cost: '{2}{R}{R}',
  type: 'Creature — Human',
  power: 0,
  toughness: 1,
  abilities: [replacement({ kind: 'lifeLossFromDamage', player: 'you', floor: 1 })],
})
