import { card, continuous, enters, gain, keyword, may, modifyPT, returnTo, triggered } from '@spellwright/dsl'

export const smokeShroud = card({
  name: 'Smoke Shroud',
  cost: '{1}{U}',
  type: 'Enchantment — Aura',
  abilities: [
    keyword({ kind: 'enchant', what: { type: 'creature' } }),
    continuous({ affects: 'attachedTo', apply: [modifyPT(1, 1), gain('flying')] }),
    triggered({
      on: enters({ subtype: 'Ninja', type: 'creature', controller: 'you' }),
      zone: 'graveyard',
      effects: [may(returnTo('battlefield', 'self', { attachTo: 'eventObject' }))],
    }),
  ],
})
