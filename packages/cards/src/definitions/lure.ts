import { card, keyword, rule } from '@spellwright/dsl'

export const lure = card({
  name: 'Lure',
  cost: '{1}{G}{G}',
  type: 'Enchantment — Aura',
  abilities: [
    keyword({ kind: 'enchant', what: { type: 'creature' } }),
    rule({ kind: 'mustBeBlocked', what: 'attachedTo', by: 'byAll' }),
  ],
})
