import { card, rule } from '@spellwright/dsl'

export const winterMoon = card({
  name: 'Winter Moon',
  cost: '{2}',
  type: 'Artifact',
  abilities: [rule({ kind: 'untapsAtMost', what: { type: 'land', not: { supertype: 'basic' } }, count: 1 })],
})
