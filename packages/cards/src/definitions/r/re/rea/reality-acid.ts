import { card, controllerSacrifices, keyword, leaves, triggered } from '@spellwright/dsl'

export const realityAcid = card({
  name: 'Reality Acid',
  cost: '{2}{U}',
  type: 'Enchantment — Aura',
  abilities: [
    keyword({ kind: 'enchant', what: {} }),
    keyword({ kind: 'vanishing', count: 3 }),
    triggered({ on: leaves('self'), effects: [controllerSacrifices('attachedTo')] }),
  ],
})
