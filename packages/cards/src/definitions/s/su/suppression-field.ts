import { card, rule } from '@spellwright/dsl'

export const suppressionField = card({
  name: 'Suppression Field',
  cost: '{1}{W}',
  type: 'Enchantment',
  abilities: [rule({ kind: 'abilityCostChange', ability: 'nonmana', change: { kind: 'increase', mana: '{2}' } })],
})
