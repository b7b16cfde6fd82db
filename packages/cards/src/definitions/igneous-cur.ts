import { activated, card, mana, pump } from '@spellwright/dsl'

export const igneousCur = card({
  name: 'Igneous Cur',
  cost: '{1}{R}',
  type: 'Creature — Elemental Dog',
  power: 1,
  toughness: 2,
  abilities: [activated({ cost: [mana('{1}{R}')], effects: [pump('self', 2, 0)] })],
})
