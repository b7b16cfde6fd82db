import { card, put, replacement } from '@spellwright/dsl'

export const leylineOfTheVoid = card({
  name: 'Leyline of the Void',
  cost: '{2}{B}{B}',
  type: 'Enchantment',
  abilities: [
    { kind: 'openingHand', effects: [put('battlefield', 'self')] },
    replacement({
      kind: 'zoneChange',
      object: { is: 'nontoken', owner: 'opponent' },
      to: 'graveyard',
      instead: { to: 'exile' },
    }),
  ],
})
