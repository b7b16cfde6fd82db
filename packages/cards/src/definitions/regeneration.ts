import { activated, card, keyword, mana } from '@spellwright/dsl'

export const regeneration = card({
  name: 'Regeneration',
  cost: '{1}{G}',
  type: 'Enchantment — Aura',
  abilities: [
    keyword({ kind: 'enchant', what: { type: 'creature' } }),
    activated({ cost: [mana('{G}')], effects: [{ kind: 'regenerate', what: 'attachedTo' }] }),
  ],
})
