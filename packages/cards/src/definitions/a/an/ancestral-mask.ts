import { card, continuous, count, keyword, modifyPT, times } from '@spellwright/dsl'

export const ancestralMask = card({
  name: 'Ancestral Mask',
  type: 'Enchantment — Aura',
  cost: '{2}{G}',
  abilities: [
    keyword({ kind: 'enchant', what: { type: 'creature' } }),
    continuous({
      affects: 'attachedTo',
      apply: [
        modifyPT(
          times(2, count({ type: 'enchantment', other: true })),
          times(2, count({ type: 'enchantment', other: true })),
        ),
      ],
    }),
  ],
})
