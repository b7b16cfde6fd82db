import { card, keyword } from '@spellwright/dsl'

export const arcboundBruiser = card({
  name: 'Arcbound Bruiser',
  cost: '{5}',
  type: 'Artifact Creature — Golem',
  power: 0,
  toughness: 0,
  abilities: [keyword({ kind: 'modular', count: 3 })],
})
