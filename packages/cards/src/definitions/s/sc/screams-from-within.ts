import { card, continuous, dies, keyword, modifyPT, returnTo, triggered } from '@spellwright/dsl'

export const screamsFromWithin = card({
  name: 'Screams from Within',
  type: 'Enchantment — Aura',
  cost: '{1}{B}{B}',
  abilities: [
    keyword({ kind: 'enchant', what: { type: 'creature' } }),
    continuous({ affects: 'attachedTo', apply: [modifyPT(-1, -1)] }),
    triggered({ on: dies('attachedTo'), effects: [returnTo('battlefield', 'self')] }),
  ],
})
