import { card, keyword } from '@spellwright/dsl'

export const cullingDrone = card({
  name: 'Culling Drone',
  cost: '{1}{B}',
  type: 'Creature — Eldrazi Drone',
  power: 2,
  toughness: 2,
  abilities: [keyword('devoid'), keyword('ingest')],
})
