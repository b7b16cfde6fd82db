import { card, keyword } from '@spellwright/dsl'

export const suntouchedMyr = card({
  name: 'Suntouched Myr',
  cost: '{3}',
  type: 'Artifact Creature — Myr',
  power: 0,
  toughness: 0,
  abilities: [keyword('sunburst')],
})
