import { card, keyword } from '@spellwright/dsl'

export const greaterMossdog = card({
  name: 'Greater Mossdog',
  cost: '{3}{G}',
  type: 'Creature — Plant Dog',
  power: 3,
  toughness: 3,
  abilities: [keyword({ kind: 'dredge', count: 3 })],
})
