import { card, continuous, dies, draw, gainAbility, keyword, modifyPT, triggered } from '@spellwright/dsl'

export const infernalScarring = card({
  name: 'Infernal Scarring',
  cost: '{1}{B}',
  type: 'Enchantment — Aura',
  abilities: [
    keyword({ kind: 'enchant', what: { type: 'creature' } }),
    continuous({
      affects: 'attachedTo',
      apply: [modifyPT(2, 0), gainAbility(triggered({ on: dies('self'), effects: [draw(1)] }))],
    }),
  ],
})
