import { card, continuous, gain, keyword } from '@spellwright/dsl'

export const flight = card({
  name: 'Flight',
  cost: '{U}',
  type: 'Enchantment — Aura',
  abilities: [
    keyword({ kind: 'enchant', what: { type: 'creature' } }),
    continuous({ affects: 'attachedTo', apply: [gain('flying')] }),
  ],
})
