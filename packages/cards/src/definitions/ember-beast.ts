import { card, rule } from '@spellwright/dsl'

export const emberBeast = card({
  name: 'Ember Beast',
  cost: '{2}{R}',
  type: 'Creature — Beast',
  power: 3,
  toughness: 4,
  abilities: [rule({ kind: 'cantAttackAlone', what: 'self' }), rule({ kind: 'cantBlockAlone', what: 'self' })],
})
