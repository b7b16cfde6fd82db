import { card } from '@spellwright/dsl'

export const dryadArbor = card({
  name: 'Dryad Arbor',
  type: 'Land Creature — Forest Dryad',
  power: 1,
  toughness: 1,
  colorIndicator: ['G'],
})
