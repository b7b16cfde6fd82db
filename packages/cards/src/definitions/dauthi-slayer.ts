import { card, keyword, rule } from '@spellwright/dsl'

export const dauthiSlayer = card({
  name: 'Dauthi Slayer',
  cost: '{B}{B}',
  type: 'Creature — Dauthi Soldier',
  power: 2,
  toughness: 2,
  abilities: [keyword('shadow'), rule({ kind: 'mustAttack', what: 'self' })],
})
