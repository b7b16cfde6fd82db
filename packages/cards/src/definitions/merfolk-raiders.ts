import { card, keyword } from '@spellwright/dsl'

export const merfolkRaiders = card({
  name: 'Merfolk Raiders',
  cost: '{1}{U}',
  type: 'Creature — Merfolk Soldier',
  power: 2,
  toughness: 3,
  abilities: [keyword({ kind: 'landwalk', land: { subtype: 'Island' } }), keyword('phasing')],
})
