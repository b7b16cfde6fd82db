import { card, rule } from '@spellwright/dsl'

export const munghaWurm = card({
  name: 'Mungha Wurm',
  cost: '{2}{G}{G}',
  type: 'Creature — Wurm',
  power: 6,
  toughness: 5,
  abilities: [rule({ kind: 'untapsAtMost', what: { type: 'land', controller: 'you' }, count: 1 })],
})
