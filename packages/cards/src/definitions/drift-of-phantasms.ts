import { card, keyword, mana } from '@spellwright/dsl'

export const driftOfPhantasms = card({
  name: 'Drift of Phantasms',
  cost: '{2}{U}',
  type: 'Creature — Spirit',
  power: 0,
  toughness: 5,
  abilities: [keyword('defender'), keyword('flying'), keyword({ kind: 'transmute', cost: [mana('{1}{U}{U}')] })],
})
