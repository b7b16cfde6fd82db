import { card, dies, investigate, triggered } from '@spellwright/dsl'

export const bywayCourier = card({
  name: 'Byway Courier',
  cost: '{2}{G}',
  type: 'Creature — Human Scout',
  power: 3,
  toughness: 2,
  abilities: [triggered({ on: dies('self'), effects: [investigate()] })],
})
