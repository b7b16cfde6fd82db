import { card, controllerOf, enters, gainLife, keyword, loseLife, triggered } from '@spellwright/dsl'

export const trespassersCurse = card({
  name: "Trespasser's Curse",
  type: 'Enchantment — Aura Curse',
  cost: '{1}{B}',
  abilities: [
    keyword({ kind: 'enchant', what: { player: 'any' } }),
    triggered({
      on: enters({ type: 'creature', controller: controllerOf('attachedTo') }),
      effects: [loseLife(1, controllerOf('attachedTo')), gainLife(1)],
    }),
  ],
})
