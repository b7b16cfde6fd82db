import { card, keyword } from '@spellwright/dsl'

export const glintSleeveArtisan = card({
  name: 'Glint-Sleeve Artisan',
  cost: '{2}{W}',
  type: 'Creature — Dwarf Artificer',
  power: 2,
  toughness: 2,
  abilities: [keyword({ kind: 'fabricate', count: 1 })],
})
