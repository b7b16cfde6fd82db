import { card, keyword } from '@spellwright/dsl'

export const hammerDropper = card({
  name: 'Hammer Dropper',
  cost: '{2}{R}{W}',
  type: 'Creature — Giant Soldier',
  power: 5,
  toughness: 2,
  abilities: [keyword('mentor')],
})
