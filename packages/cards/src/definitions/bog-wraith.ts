import { card, keyword } from '@spellwright/dsl'

export const bogWraith = card({
  name: 'Bog Wraith',
  cost: '{3}{B}',
  type: 'Creature — Wraith',
  power: 3,
  toughness: 3,
  abilities: [keyword({ kind: 'landwalk', land: { subtype: 'Swamp' } })],
})
