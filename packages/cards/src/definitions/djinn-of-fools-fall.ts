import { card, keyword, mana } from '@spellwright/dsl'

export const djinnOfFoolsFall = card({
  name: "Djinn of Fool's Fall",
  cost: '{4}{U}',
  type: 'Creature — Djinn',
  power: 4,
  toughness: 3,
  abilities: [keyword('flying'), keyword({ kind: 'plot', cost: [mana('{3}{U}')] })],
})
