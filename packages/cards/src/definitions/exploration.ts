import { card, rule } from '@spellwright/dsl'

export const exploration = card({
  name: 'Exploration',
  cost: '{G}',
  type: 'Enchantment',
  abilities: [rule({ kind: 'additionalLands', player: 'you', count: 1 })],
})
