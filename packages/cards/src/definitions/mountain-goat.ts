import { card, keyword } from '@spellwright/dsl'

export const mountainGoat = card({
  name: 'Mountain Goat',
  cost: '{R}',
  type: 'Creature — Goat',
  power: 1,
  toughness: 1,
  abilities: [keyword({ kind: 'landwalk', land: { subtype: 'Mountain' } })],
})
