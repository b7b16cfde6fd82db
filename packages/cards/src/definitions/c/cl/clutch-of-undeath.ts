import { card, continuous, keyword, matches, modifyPT, not } from '@spellwright/dsl'

export const clutchOfUndeath = card({
  name: 'Clutch of Undeath',
  cost: '{3}{B}{B}',
  type: 'Enchantment — Aura',
  abilities: [
    keyword({ kind: 'enchant', what: { type: 'creature' } }),
    continuous({
      condition: matches('attachedTo', { subtype: 'Zombie' }),
      affects: 'attachedTo',
      apply: [modifyPT(3, 3)],
    }),
    continuous({
      condition: not(matches('attachedTo', { subtype: 'Zombie' })),
      affects: 'attachedTo',
      apply: [modifyPT(-3, -3)],
    }),
  ],
})
