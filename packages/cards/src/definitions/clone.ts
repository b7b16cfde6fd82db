import { card, entersWith } from '@spellwright/dsl'

export const clone = card({
  name: 'Clone',
  cost: '{3}{U}',
  type: 'Creature — Shapeshifter',
  power: 0,
  toughness: 0,
  abilities: [entersWith({ kind: 'asCopy', of: { type: 'creature' }, optional: 'may' })],
})
