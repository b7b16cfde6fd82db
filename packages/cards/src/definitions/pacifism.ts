import { card, keyword, rule } from '@spellwright/dsl'

export const pacifism = card({
  name: 'Pacifism',
  cost: '{1}{W}',
  type: 'Enchantment — Aura',
  abilities: [
    keyword({ kind: 'enchant', what: { type: 'creature' } }),
    rule({ kind: 'cantAttack', what: 'attachedTo' }),
    rule({ kind: 'cantBlock', what: 'attachedTo' }),
  ],
})
