import { card, keyword, keywords } from '@spellwright/dsl'

export const predatorDragon = card({
  name: 'Predator Dragon',
  cost: '{3}{R}{R}{R}',
  type: 'Creature — Dragon',
  power: 4,
  toughness: 4,
  abilities: [...keywords('flying', 'haste'), keyword({ kind: 'devour', count: 2 })],
})
