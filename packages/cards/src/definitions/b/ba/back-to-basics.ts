import { card, rule } from '@spellwright/dsl'

export const backToBasics = card({
  name: 'Back to Basics',
  type: 'Enchantment',
  cost: '{2}{U}',
  abilities: [rule({ kind: 'doesntUntap', what: { type: 'land', not: { supertype: 'basic' } } })],
})
