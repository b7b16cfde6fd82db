import { card, rule } from '@spellwright/dsl'

export const duelingGrounds = card({
  name: 'Dueling Grounds',
  cost: '{1}{G}{W}',
  type: 'Enchantment',
  abilities: [rule({ kind: 'attackersAtMost', count: 1 }), rule({ kind: 'blockersAtMost', count: 1 })],
})
