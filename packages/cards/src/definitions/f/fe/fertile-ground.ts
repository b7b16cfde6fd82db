import { addMana, anyColor, card, controllerOf, keyword, triggered } from '@spellwright/dsl'

export const fertileGround = card({
  name: 'Fertile Ground',
  cost: '{1}{G}',
  type: 'Enchantment — Aura',
  abilities: [
    keyword({ kind: 'enchant', what: { type: 'land' } }),
    triggered({
      on: { kind: 'tappedForMana', object: 'attachedTo' },
      effects: [addMana(anyColor(), undefined, controllerOf('attachedTo'))],
    }),
  ],
})
