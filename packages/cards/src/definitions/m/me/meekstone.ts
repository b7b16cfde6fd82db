import { card, rule } from '@spellwright/dsl'

export const meekstone = card({
  name: 'Meekstone',
  cost: '{1}',
  type: 'Artifact',
  abilities: [rule({ kind: 'doesntUntap', what: { type: 'creature', power: { atLeast: 3 } } })],
})
