import { card, continuous, keyword, youControlIt } from '@spellwright/dsl'

export const threadsOfDisloyalty = card({
  name: 'Threads of Disloyalty',
  cost: '{1}{U}{U}',
  type: 'Enchantment — Aura',
  abilities: [
    keyword({ kind: 'enchant', what: { type: 'creature', manaValue: { atMost: 2 } } }),
    continuous({ affects: 'attachedTo', apply: [youControlIt] }),
  ],
})
