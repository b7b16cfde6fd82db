import { card, continuous, keyword, matches, modifyPT, not, rule } from '@spellwright/dsl'

export const mishrasDomination = card({
  name: "Mishra's Domination",
  cost: '{1}{R}',
  type: 'Enchantment — Aura',
  abilities: [
    keyword({ kind: 'enchant', what: { type: 'creature' } }),
    continuous({
      condition: matches('attachedTo', { controller: 'you' }),
      affects: 'attachedTo',
      apply: [modifyPT(2, 2)],
    }),
    rule({ kind: 'cantBlock', what: 'attachedTo' }, { condition: not(matches('attachedTo', { controller: 'you' })) }),
  ],
})
