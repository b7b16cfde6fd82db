import { activated, card, continuous, keyword, modifyPT, sacrificeSelf } from '@spellwright/dsl'

export const carapace = card({
  name: 'Carapace',
  cost: '{G}',
  type: 'Enchantment — Aura',
  abilities: [
    keyword({ kind: 'enchant', what: { type: 'creature' } }),
    continuous({ affects: 'attachedTo', apply: [modifyPT(0, 2)] }),
    activated({ cost: [sacrificeSelf], effects: [{ kind: 'regenerate', what: 'attachedTo' }] }),
  ],
})
