import { card, gainLife, may, triggered } from '@spellwright/dsl'

export const dragonsClaw = card({
  name: "Dragon's Claw",
  cost: '{2}',
  type: 'Artifact',
  abilities: [triggered({ on: { kind: 'cast', spell: { color: 'R' } }, effects: [may(gainLife(1))] })],
})
