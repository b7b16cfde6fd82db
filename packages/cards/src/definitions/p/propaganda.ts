import { card, mana, rule } from '@spellwright/dsl'

export const propaganda = card({
  name: 'Propaganda',
  cost: '{2}{U}',
  type: 'Enchantment',
  abilities: [rule({ kind: 'attackCost', what: { type: 'creature' }, defender: 'you', cost: [mana('{2}')] })],
})
