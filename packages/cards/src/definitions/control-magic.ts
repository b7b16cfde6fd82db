import { card, continuous, keyword, youControlIt } from '@spellwright/dsl'

export const controlMagic = card({
  name: 'Control Magic',
  cost: '{2}{U}{U}',
  type: 'Enchantment — Aura',
  abilities: [
    keyword({ kind: 'enchant', what: { type: 'creature' } }),
    continuous({ affects: 'attachedTo', apply: [youControlIt] }),
  ],
})
