import { card, keyword, rule } from '@spellwright/dsl'

export const aesthirGlider = card({
  name: 'Aesthir Glider',
  cost: '{3}',
  type: 'Artifact Creature — Bird Construct',
  power: 2,
  toughness: 1,
  abilities: [keyword('flying'), rule({ kind: 'cantBlock', what: 'self' })],
})
