import { card, rule } from '@spellwright/dsl'

export const dracogenesis = card({
  name: 'Dracogenesis',
  cost: '{6}{R}{R}',
  type: 'Enchantment',
  abilities: [rule({ kind: 'mayCastFor', player: 'you', spell: { subtype: 'Dragon' }, cost: [] })],
})
