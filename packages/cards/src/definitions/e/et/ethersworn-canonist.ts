import { card, rule } from '@spellwright/dsl'

export const etherswornCanonist = card({
  name: 'Ethersworn Canonist',
  cost: '{1}{W}',
  type: 'Artifact Creature — Human Cleric',
  power: 2,
  toughness: 2,
  abilities: [rule({ kind: 'cantCast', player: 'eachPlayer', spell: { not: { type: 'artifact' } }, perTurn: 1 })],
})
