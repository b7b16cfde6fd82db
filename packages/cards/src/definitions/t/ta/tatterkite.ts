import { card, keyword, rule } from '@spellwright/dsl'

export const tatterkite = card({
  name: 'Tatterkite',
  cost: '{3}',
  type: 'Artifact Creature — Scarecrow',
  power: 2,
  toughness: 1,
  abilities: [keyword('flying'), rule({ kind: 'cantHaveCounters', what: 'self' })],
})
