import { card, keyword } from '@spellwright/dsl'

export const zhurTaaGoblin = card({
  name: 'Zhur-Taa Goblin',
  cost: '{R}{G}',
  type: 'Creature — Goblin Berserker',
  power: 2,
  toughness: 2,
  abilities: [keyword('riot')],
})
