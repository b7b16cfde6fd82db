import { card, dies, gainLife, triggered } from '@spellwright/dsl'

export const guardianAutomaton = card({
  name: 'Guardian Automaton',
  cost: '{4}',
  type: 'Artifact Creature — Construct',
  power: 3,
  toughness: 3,
  abilities: [triggered({ on: dies('self'), effects: [gainLife(3)] })],
})
