import { card, keyword } from '@spellwright/dsl'

export const soltariFootSoldier = card({
  name: 'Soltari Foot Soldier',
  cost: '{W}',
  type: 'Creature — Soltari Soldier',
  power: 1,
  toughness: 1,
  abilities: [keyword('shadow')],
})
