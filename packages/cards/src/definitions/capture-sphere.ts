import { card, enters, keyword, rule, tapIt, triggered } from '@spellwright/dsl'

export const captureSphere = card({
  name: 'Capture Sphere',
  cost: '{3}{U}',
  type: 'Enchantment — Aura',
  abilities: [
    keyword('flash'),
    keyword({ kind: 'enchant', what: { type: 'creature' } }),
    triggered({ on: enters('self'), effects: [tapIt('attachedTo')] }),
    rule({ kind: 'doesntUntap', what: 'attachedTo' }),
  ],
})
