import { card, replacement } from '@spellwright/dsl'

export const sphereOfGrace = card({
  name: 'Sphere of Grace',
  cost: '{3}{W}',
  type: 'Enchantment',
  abilities: [
    replacement({
      kind: 'damage',
      source: { color: 'B' },
      to: { player: 'you' },
      change: { kind: 'prevent', amount: 2 },
    }),
  ],
})
