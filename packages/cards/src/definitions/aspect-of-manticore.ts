import { apply, card, continuous, enters, gain, keyword, modifyPT, triggered } from '@spellwright/dsl'

export const aspectOfManticore = card({
  name: 'Aspect of Manticore',
  cost: '{2}{R}',
  type: 'Enchantment — Aura',
  abilities: [
    keyword('flash'),
    keyword({ kind: 'enchant', what: { type: 'creature' } }),
    triggered({ on: enters('self'), effects: [apply('attachedTo', [gain('first strike')])] }),
    continuous({ affects: 'attachedTo', apply: [modifyPT(2, 0)] }),
  ],
})
