import { card, continuous, gain, keyword, modifyPT } from '@spellwright/dsl'

export const hyenaUmbra = card({
  name: 'Hyena Umbra',
  cost: '{W}',
  type: 'Enchantment — Aura',
  abilities: [
    keyword({ kind: 'enchant', what: { type: 'creature' } }),
    continuous({ affects: 'attachedTo', apply: [modifyPT(1, 1), gain('first strike')] }),
    keyword('umbra armor'),
  ],
})
