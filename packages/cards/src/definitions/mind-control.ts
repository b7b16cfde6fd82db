import { card, continuous, keyword, youControlIt } from '@spellwright/dsl'

export const mindControl = card({
  name: 'Mind Control',
  cost: '{3}{U}{U}',
  type: 'Enchantment — Aura',
  abilities: [
    keyword({ kind: 'enchant', what: { type: 'creature' } }),
    continuous({ affects: 'attachedTo', apply: [youControlIt] }),
  ],
})
