import { card, rule } from '@spellwright/dsl'

export const upwelling = card({
  name: 'Upwelling',
  cost: '{3}{G}',
  type: 'Enchantment',
  abilities: [rule({ kind: 'keepsMana', player: 'eachPlayer' })],
})
