import { card, keyword } from '@spellwright/dsl'

export const thunderThrashElder = card({
  name: 'Thunder-Thrash Elder',
  cost: '{2}{R}',
  type: 'Creature — Lizard Warrior',
  power: 1,
  toughness: 1,
  abilities: [keyword({ kind: 'devour', count: 3 })],
})
