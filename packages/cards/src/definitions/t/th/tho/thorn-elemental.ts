import { card, rule } from '@spellwright/dsl'

export const thornElemental = card({
  name: 'Thorn Elemental',
  cost: '{5}{G}{G}',
  type: 'Creature — Elemental',
  power: 7,
  toughness: 7,
  abilities: [rule({ kind: 'mayAssignAsUnblocked', what: 'self' })],
})
