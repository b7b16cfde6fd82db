import { activated, card, keyword, mana, pump } from '@spellwright/dsl'

export const firebreathing = card({
  name: 'Firebreathing',
  cost: '{R}',
  type: 'Enchantment — Aura',
  abilities: [
    keyword({ kind: 'enchant', what: { type: 'creature' } }),
    activated({ cost: [mana('{R}')], effects: [pump('attachedTo', 1, 0)] }),
  ],
})
