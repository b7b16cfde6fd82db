import { card, enters, keyword, rule, tapIt, triggered, youControl } from '@spellwright/dsl'

export const wintersRest = card({
  name: "Winter's Rest",
  cost: '{1}{U}',
  type: 'Snow Enchantment — Aura',
  abilities: [
    keyword({ kind: 'enchant', what: { type: 'creature' } }),
    triggered({ on: enters('self'), effects: [tapIt('attachedTo')] }),
    rule({ kind: 'doesntUntap', what: 'attachedTo' }, { condition: youControl({ supertype: 'snow', other: true }) }),
  ],
})
