import { card, continuous, gain, keyword, modifyPT, youControl } from '@spellwright/dsl'

export const marduRunemark = card({
  name: 'Mardu Runemark',
  cost: '{2}{R}',
  type: 'Enchantment — Aura',
  abilities: [
    keyword({ kind: 'enchant', what: { type: 'creature' } }),
    continuous({ affects: 'attachedTo', apply: [modifyPT(2, 2)] }),
    continuous({ condition: youControl({ color: ['W', 'B'] }), affects: 'attachedTo', apply: [gain('first strike')] }),
  ],
})
