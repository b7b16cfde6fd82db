import { card, rule } from '@spellwright/dsl'

export const coalitionHonorGuard = card({
  name: 'Coalition Honor Guard',
  cost: '{3}{W}',
  type: 'Creature — Human Flagbearer',
  power: 2,
  toughness: 4,
  abilities: [rule({ kind: 'mustTarget', player: 'opponent', what: { subtype: 'Flagbearer' } })],
})
