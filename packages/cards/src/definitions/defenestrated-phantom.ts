import { card, keyword, mana } from '@spellwright/dsl'

export const defenestratedPhantom = card({
  name: 'Defenestrated Phantom',
  cost: '{4}{W}{W}',
  type: 'Creature — Spirit',
  power: 4,
  toughness: 3,
  abilities: [keyword('flying'), keyword({ kind: 'disguise', cost: [mana('{4}{W}')] })],
})
