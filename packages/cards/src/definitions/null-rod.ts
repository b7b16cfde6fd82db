import { card, rule } from '@spellwright/dsl'

export const nullRod = card({
  name: 'Null Rod',
  cost: '{2}',
  type: 'Artifact',
  abilities: [rule({ kind: 'cantActivate', object: { type: 'artifact' }, ability: 'any' })],
})
