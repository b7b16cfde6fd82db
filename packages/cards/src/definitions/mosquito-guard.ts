import { card, keyword, mana } from '@spellwright/dsl'

export const mosquitoGuard = card({
  name: 'Mosquito Guard',
  cost: '{W}',
  type: 'Creature — Kithkin Soldier',
  power: 1,
  toughness: 1,
  abilities: [keyword('first strike'), keyword({ kind: 'reinforce', count: 1, cost: [mana('{1}{W}')] })],
})
