import { addType, card, continuous } from '@spellwright/dsl'

export const enchantedEvening = card({
  name: 'Enchanted Evening',
  cost: '{3}{W/U}{W/U}',
  type: 'Enchantment',
  abilities: [continuous({ affects: {}, apply: [addType('enchantment')] })],
})
