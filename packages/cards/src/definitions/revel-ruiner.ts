import { card, connive, enters, keyword, triggered } from '@spellwright/dsl'

export const revelRuiner = card({
  name: 'Revel Ruiner',
  cost: '{3}{B}',
  type: 'Creature — Octopus Rogue',
  power: 3,
  toughness: 1,
  abilities: [keyword('menace'), triggered({ on: enters('self'), effects: [connive('self')] })],
})
