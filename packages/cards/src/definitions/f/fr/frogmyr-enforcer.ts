import { card, keyword } from '@spellwright/dsl'

export const frogmyrEnforcer = card({
  name: 'Frogmyr Enforcer',
  cost: '{7}',
  type: 'Artifact Creature — Frog Myr',
  power: 4,
  toughness: 4,
  abilities: [
    keyword({ kind: 'prototype', mana: '{3}{R}', power: 2, toughness: 2 }),
    keyword({ kind: 'affinity', for: { type: 'artifact' } }),
  ],
})
