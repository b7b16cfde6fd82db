import { card, replacement } from '@spellwright/dsl'

export const dolmenGate = card({
  name: 'Dolmen Gate',
  cost: '{2}',
  type: 'Artifact',
  abilities: [
    replacement({
      kind: 'damage',
      to: { object: { type: 'creature', is: 'attacking', controller: 'you' } },
      combat: 'combat',
      change: { kind: 'prevent', amount: 'all' },
    }),
  ],
})
