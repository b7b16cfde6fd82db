import { card, keyword } from '@spellwright/dsl'

export const teferisDrake = card({
  name: "Teferi's Drake",
  cost: '{2}{U}',
  type: 'Creature — Drake',
  power: 3,
  toughness: 2,
  abilities: [keyword('flying'), keyword('phasing')],
})
