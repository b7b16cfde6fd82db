import { card, replacement } from '@spellwright/dsl'

export const hardenedScales = card({
  name: 'Hardened Scales',
  cost: '{G}',
  type: 'Enchantment',
  abilities: [
    replacement({
      kind: 'putCounters',
      object: { type: 'creature', controller: 'you' },
      counter: '+1/+1',
      change: { plus: 1 },
    }),
  ],
})
