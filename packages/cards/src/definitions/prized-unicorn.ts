import { card, rule } from '@spellwright/dsl'

export const prizedUnicorn = card({
  name: 'Prized Unicorn',
  cost: '{3}{G}',
  type: 'Creature — Unicorn',
  power: 2,
  toughness: 2,
  abilities: [rule({ kind: 'mustBeBlocked', what: 'self', by: 'byAll' })],
})
