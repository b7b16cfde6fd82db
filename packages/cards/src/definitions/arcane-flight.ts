import { card, continuous, gain, keyword, modifyPT } from '@spellwright/dsl'

export const arcaneFlight = card({
  name: 'Arcane Flight',
  cost: '{U}',
  type: 'Enchantment — Aura',
  abilities: [
    keyword({ kind: 'enchant', what: { type: 'creature' } }),
    continuous({ affects: 'attachedTo', apply: [modifyPT(1, 1), gain('flying')] }),
  ],
})
