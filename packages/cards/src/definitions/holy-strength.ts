import { card, continuous, keyword, modifyPT } from '@spellwright/dsl'

export const holyStrength = card({
  name: 'Holy Strength',
  cost: '{W}',
  type: 'Enchantment — Aura',
  abilities: [
    keyword({ kind: 'enchant', what: { type: 'creature' } }),
    continuous({ affects: 'attachedTo', apply: [modifyPT(1, 2)] }),
  ],
})
