import { card, dies, investigate, keyword, triggered } from '@spellwright/dsl'

export const coldCaseCracker = card({
  name: 'Cold Case Cracker',
  cost: '{3}{U}',
  type: 'Creature — Spirit Detective',
  power: 3,
  toughness: 3,
  abilities: [keyword('flying'), triggered({ on: dies('self'), effects: [investigate()] })],
})
