import { card, rule } from '@spellwright/dsl'

export const choke = card({
  name: 'Choke',
  type: 'Enchantment',
  cost: '{2}{G}',
  abilities: [rule({ kind: 'doesntUntap', what: { subtype: 'Island' } })],
})
