import { card, continuous, dies, gain, keyword, modifyPT, returnTo, triggered } from '@spellwright/dsl'

export const rancor = card({
  name: 'Rancor',
  cost: '{G}',
  type: 'Enchantment — Aura',
  abilities: [
    keyword({ kind: 'enchant', what: { type: 'creature' } }),
    continuous({ affects: 'attachedTo', apply: [modifyPT(2, 0), gain('trample')] }),
    triggered({ on: dies('self'), effects: [returnTo('hand', 'self')] }),
  ],
})
