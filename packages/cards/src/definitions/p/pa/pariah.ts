import { card, keyword, replacement } from '@spellwright/dsl'

export const pariah = card({
  name: 'Pariah',
  cost: '{2}{W}',
  type: 'Enchantment — Aura',
  abilities: [
    keyword({ kind: 'enchant', what: { type: 'creature' } }),
    replacement({ kind: 'damage', to: { player: 'you' }, change: { kind: 'redirect', to: { object: 'attachedTo' } } }),
  ],
})
