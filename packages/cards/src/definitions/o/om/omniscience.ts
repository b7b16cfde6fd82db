import { card, rule } from '@spellwright/dsl'

export const omniscience = card({
  name: 'Omniscience',
  type: 'Enchantment',
  cost: '{7}{U}{U}{U}',
  abilities: [rule({ kind: 'mayCastFor', player: 'you', spell: {}, from: ['hand'], cost: [] })],
})
