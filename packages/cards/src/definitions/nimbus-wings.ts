import { card, continuous, gain, keyword, modifyPT } from '@spellwright/dsl'

export const nimbusWings = card({
  name: 'Nimbus Wings',
  cost: '{1}{W}',
  type: 'Enchantment — Aura',
  abilities: [
    keyword({ kind: 'enchant', what: { type: 'creature' } }),
    continuous({ affects: 'attachedTo', apply: [modifyPT(1, 2), gain('flying')] }),
  ],
})
