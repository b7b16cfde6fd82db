import { card, keyword } from '@spellwright/dsl'

export const arcboundHybrid = card({
  name: 'Arcbound Hybrid',
  cost: '{4}',
  type: 'Artifact Creature — Beast',
  power: 0,
  toughness: 0,
  abilities: [keyword('haste'), keyword({ kind: 'modular', count: 2 })],
})
