import { card, gainLife, triggered } from '@spellwright/dsl'

export const warmth = card({
  name: 'Warmth',
  cost: '{1}{W}',
  type: 'Enchantment',
  abilities: [triggered({ on: { kind: 'cast', player: 'opponent', spell: { color: 'R' } }, effects: [gainLife(2)] })],
})
