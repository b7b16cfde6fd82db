import { card, entersWith } from '@spellwright/dsl'

export const cleverImpersonator = card({
  name: 'Clever Impersonator',
  cost: '{2}{U}{U}',
  type: 'Creature — Shapeshifter',
  power: 0,
  toughness: 0,
  abilities: [entersWith({ kind: 'asCopy', of: { not: { type: 'land' } }, optional: 'may' })],
})
