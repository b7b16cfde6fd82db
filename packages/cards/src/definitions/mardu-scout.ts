import { card, keyword, mana } from '@spellwright/dsl'

export const marduScout = card({
  name: 'Mardu Scout',
  cost: '{R}{R}',
  type: 'Creature — Goblin Scout',
  power: 3,
  toughness: 1,
  abilities: [keyword({ kind: 'dash', cost: [mana('{1}{R}')] })],
})
