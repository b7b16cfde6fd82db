import { card, keyword } from '@spellwright/dsl'

export const frogmite = card({
  name: 'Frogmite',
  cost: '{4}',
  type: 'Artifact Creature — Frog',
  power: 2,
  toughness: 2,
  abilities: [keyword({ kind: 'affinity', for: { type: 'artifact' } })],
})
