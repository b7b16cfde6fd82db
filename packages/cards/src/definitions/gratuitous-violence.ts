import { card, replacement } from '@spellwright/dsl'

export const gratuitousViolence = card({
  name: 'Gratuitous Violence',
  cost: '{2}{R}{R}{R}',
  type: 'Enchantment',
  abilities: [
    replacement({
      kind: 'damage',
      source: { type: 'creature', controller: 'you' },
      to: 'any',
      change: { kind: 'amount', change: { times: 2 } },
    }),
  ],
})
