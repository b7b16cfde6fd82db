import { card, entersWith } from '@spellwright/dsl'

export const copyEnchantment = card({
  name: 'Copy Enchantment',
  cost: '{2}{U}',
  type: 'Enchantment',
  abilities: [entersWith({ kind: 'asCopy', of: { type: 'enchantment' }, optional: 'may' })],
})
