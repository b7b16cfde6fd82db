import { card, continuous, controllerOf, keyword, modifyPT } from '@spellwright/dsl'

export const curseOfDeathsHold = card({
  name: "Curse of Death's Hold",
  cost: '{3}{B}{B}',
  type: 'Enchantment — Aura Curse',
  abilities: [
    keyword({ kind: 'enchant', what: { player: 'any' } }),
    continuous({ affects: { type: 'creature', controller: controllerOf('attachedTo') }, apply: [modifyPT(-1, -1)] }),
  ],
})
