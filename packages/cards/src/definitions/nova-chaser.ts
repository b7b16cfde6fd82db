import { card, keyword } from '@spellwright/dsl'

export const novaChaser = card({
  name: 'Nova Chaser',
  cost: '{3}{R}',
  type: 'Creature — Elemental Warrior',
  power: 10,
  toughness: 2,
  abilities: [keyword('trample'), keyword({ kind: 'champion', what: { subtype: 'Elemental' } })],
})
