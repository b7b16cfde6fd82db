import { card, continuous, draw, enters, keyword, setLandTypes, triggered } from '@spellwright/dsl'

export const spreadingSeas = card({
  name: 'Spreading Seas',
  cost: '{1}{U}',
  type: 'Enchantment — Aura',
  abilities: [
    keyword({ kind: 'enchant', what: { type: 'land' } }),
    triggered({ on: enters('self'), effects: [draw(1)] }),
    continuous({ affects: 'attachedTo', apply: [setLandTypes('Island')] }),
  ],
})
