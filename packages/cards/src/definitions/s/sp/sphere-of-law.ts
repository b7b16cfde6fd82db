import { card, replacement } from '@spellwright/dsl'

export const sphereOfLaw = card({
  name: 'Sphere of Law',
  type: 'Enchantment',
  cost: '{3}{W}',
  abilities: [
    replacement({
      kind: 'damage',
      source: { color: 'R' },
      to: { player: 'you' },
      change: { kind: 'prevent', amount: 2 },
    }),
  ],
})
