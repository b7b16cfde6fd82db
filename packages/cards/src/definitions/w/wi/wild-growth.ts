import { addMana, card, controllerOf, keyword, triggered } from '@spellwright/dsl'

export const wildGrowth = card({
  name: 'Wild Growth',
  cost: '{G}',
  type: 'Enchantment — Aura',
  abilities: [
    keyword({ kind: 'enchant', what: { type: 'land' } }),
    triggered({
      on: { kind: 'tappedForMana', object: 'attachedTo' },
      effects: [addMana('{G}', undefined, controllerOf('attachedTo'))],
    }),
  ],
})
