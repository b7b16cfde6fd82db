import { card, keyword } from '@spellwright/dsl'

export const tolarianDrake = card({
  name: 'Tolarian Drake',
  cost: '{2}{U}',
  type: 'Creature — Drake',
  power: 2,
  toughness: 4,
  abilities: [keyword('flying'), keyword('phasing')],
})
