import { card, continuous, keyword, modifyPT } from '@spellwright/dsl'

export const boarUmbra = card({
  name: 'Boar Umbra',
  cost: '{2}{G}',
  type: 'Enchantment — Aura',
  abilities: [
    keyword({ kind: 'enchant', what: { type: 'creature' } }),
    continuous({ affects: 'attachedTo', apply: [modifyPT(3, 3)] }),
    keyword('umbra armor'),
  ],
})
