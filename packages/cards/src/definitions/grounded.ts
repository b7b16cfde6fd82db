import { card, continuous, keyword } from '@spellwright/dsl'

export const grounded = card({
  name: 'Grounded',
  cost: '{1}{G}',
  type: 'Enchantment — Aura',
  abilities: [
    keyword({ kind: 'enchant', what: { type: 'creature' } }),
    continuous({ affects: 'attachedTo', apply: [{ kind: 'loseKeyword', keyword: 'flying' }] }),
  ],
})
