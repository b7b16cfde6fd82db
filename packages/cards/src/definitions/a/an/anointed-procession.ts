import { card, replacement } from '@spellwright/dsl'

export const anointedProcession = card({
  name: 'Anointed Procession',
  cost: '{3}{W}',
  type: 'Enchantment',
  abilities: [replacement({ kind: 'createTokens', player: 'you', change: { times: 2 } })],
})
