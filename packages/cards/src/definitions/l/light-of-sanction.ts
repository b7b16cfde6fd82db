import { card, replacement } from '@spellwright/dsl'

export const lightOfSanction = card({
  name: 'Light of Sanction',
  cost: '{1}{W}{W}',
  type: 'Enchantment',
  abilities: [
    replacement({
      kind: 'damage',
      source: { controller: 'you' },
      to: { object: { type: 'creature', controller: 'you' } },
      change: { kind: 'prevent', amount: 'all' },
    }),
  ],
})
