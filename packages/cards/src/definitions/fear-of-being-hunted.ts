import { card, keyword, rule } from '@spellwright/dsl'

export const fearOfBeingHunted = card({
  name: 'Fear of Being Hunted',
  cost: '{1}{R}{R}',
  type: 'Enchantment Creature — Nightmare',
  power: 4,
  toughness: 2,
  abilities: [keyword('haste'), rule({ kind: 'mustBeBlocked', what: 'self', by: 'atLeastOne' })],
})
