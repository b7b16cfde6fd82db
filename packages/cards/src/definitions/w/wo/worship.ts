import { card, replacement, youControl } from '@spellwright/dsl'

export const worship = card({
  name: 'Worship',
  cost: '{3}{W}',
  type: 'Enchantment',
  abilities: [
    replacement(
      { kind: 'lifeLossFromDamage', player: 'you', floor: 1 },
      { condition: youControl({ type: 'creature' }) },
    ),
  ],
})
