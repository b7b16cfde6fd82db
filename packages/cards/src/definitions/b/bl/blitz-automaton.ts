import { card, keyword } from '@spellwright/dsl'

export const blitzAutomaton = card({
  name: 'Blitz Automaton',
  cost: '{7}',
  type: 'Artifact Creature — Construct',
  power: 6,
  toughness: 4,
  abilities: [keyword({ kind: 'prototype', mana: '{2}{R}', power: 3, toughness: 2 }), keyword('haste')],
})
