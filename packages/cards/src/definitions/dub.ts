import { addSubtype, card, continuous, gain, keyword, modifyPT } from '@spellwright/dsl'

export const dub = card({
  name: 'Dub',
  cost: '{2}{W}',
  type: 'Enchantment — Aura',
  abilities: [
    keyword({ kind: 'enchant', what: { type: 'creature' } }),
    continuous({ affects: 'attachedTo', apply: [modifyPT(2, 2), gain('first strike'), addSubtype('Knight')] }),
  ],
})
