import { card, keyword } from '@spellwright/dsl'

export const warchiefGiant = card({
  name: 'Warchief Giant',
  cost: '{3}{R}{R}',
  type: 'Creature — Giant Warrior',
  power: 5,
  toughness: 3,
  abilities: [keyword('haste'), keyword('myriad')],
})
