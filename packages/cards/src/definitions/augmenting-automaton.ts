import { activated, card, mana, pump } from '@spellwright/dsl'

export const augmentingAutomaton = card({
  name: 'Augmenting Automaton',
  cost: '{1}',
  type: 'Artifact Creature — Construct',
  power: 1,
  toughness: 1,
  abilities: [activated({ cost: [mana('{1}{B}')], effects: [pump('self', 1, 1)] })],
})
