import { card, continuous, keyword, youControlIt } from '@spellwright/dsl'

export const annex = card({
  name: 'Annex',
  cost: '{2}{U}{U}',
  type: 'Enchantment — Aura',
  abilities: [
    keyword({ kind: 'enchant', what: { type: 'land' } }),
    continuous({ affects: 'attachedTo', apply: [youControlIt] }),
  ],
})
