import { addSubtype, card, continuous, draw, enters, keyword, triggered } from '@spellwright/dsl'

export const nyleasPresence = card({
  name: "Nylea's Presence",
  cost: '{1}{G}',
  type: 'Enchantment — Aura',
  abilities: [
    keyword({ kind: 'enchant', what: { type: 'land' } }),
    triggered({ on: enters('self'), effects: [draw(1)] }),
    continuous({ affects: 'attachedTo', apply: [addSubtype('Plains', 'Island', 'Swamp', 'Mountain', 'Forest')] }),
  ],
})
