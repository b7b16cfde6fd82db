import { card, keyword } from '@spellwright/dsl'

export const goblinWardriver = card({
  name: 'Goblin Wardriver',
  cost: '{R}{R}',
  type: 'Creature — Goblin Warrior',
  power: 2,
  toughness: 2,
  abilities: [keyword('battle cry')],
})
