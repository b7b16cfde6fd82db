import { card, keyword } from '@spellwright/dsl'

export const titheDrinker = card({
  name: 'Tithe Drinker',
  cost: '{W}{B}',
  type: 'Creature — Vampire',
  power: 2,
  toughness: 1,
  abilities: [keyword('lifelink'), keyword('extort')],
})
