import { card, countersOn, exile, keyword, leaves, putCounters, replacement, triggered } from '@spellwright/dsl'

export const nineLives = card({
  name: 'Nine Lives',
  type: 'Enchantment',
  cost: '{1}{W}{W}',
  abilities: [
    keyword('hexproof'),
    replacement({
      kind: 'damage',
      to: { player: 'you' },
      change: { kind: 'prevent', amount: 'all' },
      then: [putCounters('incarnation', 1, 'self')],
    }),
    triggered({
      on: {
        kind: 'state',
        condition: { kind: 'compare', quantity: countersOn('self', 'incarnation'), is: { atLeast: 9 } },
      },
      effects: [exile('self')],
    }),
    triggered({ on: leaves('self'), effects: [{ kind: 'loseGame', player: 'you' }] }),
  ],
})
