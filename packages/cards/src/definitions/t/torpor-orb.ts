import { card, rule } from '@spellwright/dsl'

export const torporOrb = card({
  name: 'Torpor Orb',
  type: 'Artifact',
  cost: '{2}',
  abilities: [rule({ kind: 'doesntTrigger', entering: { type: 'creature' } })],
})
