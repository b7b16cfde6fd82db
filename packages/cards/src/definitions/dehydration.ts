import { card, keyword, rule } from '@spellwright/dsl'

export const dehydration = card({
  name: 'Dehydration',
  cost: '{3}{U}',
  type: 'Enchantment — Aura',
  abilities: [
    keyword({ kind: 'enchant', what: { type: 'creature' } }),
    rule({ kind: 'doesntUntap', what: 'attachedTo' }),
  ],
})
