import { card, keyword } from '@spellwright/dsl'

export const myrEnforcer = card({
  name: 'Myr Enforcer',
  cost: '{7}',
  type: 'Artifact Creature — Myr',
  power: 4,
  toughness: 4,
  abilities: [keyword({ kind: 'affinity', for: { type: 'artifact' } })],
})
