import { card, connive, enters, keyword, triggered } from '@spellwright/dsl'

export const echoInspector = card({
  name: 'Echo Inspector',
  cost: '{3}{U}',
  type: 'Creature — Bird Rogue',
  power: 2,
  toughness: 3,
  abilities: [keyword('flying'), triggered({ on: enters('self'), effects: [connive('self')] })],
})
