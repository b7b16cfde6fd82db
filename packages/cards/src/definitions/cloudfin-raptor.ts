import { card, keyword } from '@spellwright/dsl'

export const cloudfinRaptor = card({
  name: 'Cloudfin Raptor',
  cost: '{U}',
  type: 'Creature — Bird Mutant',
  power: 0,
  toughness: 1,
  abilities: [keyword('flying'), keyword('evolve')],
})
