import { card, keyword, rule } from '@spellwright/dsl'

export const ulamogsCrusher = card({
  name: "Ulamog's Crusher",
  cost: '{8}',
  type: 'Creature — Eldrazi',
  power: 8,
  toughness: 8,
  abilities: [keyword({ kind: 'annihilator', count: 2 }), rule({ kind: 'mustAttack', what: 'self' })],
})
