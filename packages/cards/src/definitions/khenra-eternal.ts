import { card, keyword } from '@spellwright/dsl'

export const khenraEternal = card({
  name: 'Khenra Eternal',
  cost: '{1}{B}',
  type: 'Creature — Zombie Jackal Warrior',
  power: 2,
  toughness: 2,
  abilities: [keyword({ kind: 'afflict', count: 1 })],
})
