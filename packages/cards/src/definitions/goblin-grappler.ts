import { card, keyword } from '@spellwright/dsl'

export const goblinGrappler = card({
  name: 'Goblin Grappler',
  cost: '{R}',
  type: 'Creature — Goblin',
  power: 1,
  toughness: 1,
  abilities: [keyword('provoke')],
})
