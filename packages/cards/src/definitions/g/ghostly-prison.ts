import { card, mana, rule } from '@spellwright/dsl'

export const ghostlyPrison = card({
  name: 'Ghostly Prison',
  cost: '{2}{W}',
  type: 'Enchantment',
  abilities: [rule({ kind: 'attackCost', what: { type: 'creature' }, defender: 'you', cost: [mana('{2}')] })],
})
