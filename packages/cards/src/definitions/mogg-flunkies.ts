import { card, rule } from '@spellwright/dsl'

export const moggFlunkies = card({
  name: 'Mogg Flunkies',
  cost: '{1}{R}',
  type: 'Creature — Goblin',
  power: 3,
  toughness: 3,
  abilities: [rule({ kind: 'cantAttackAlone', what: 'self' }), rule({ kind: 'cantBlockAlone', what: 'self' })],
})
