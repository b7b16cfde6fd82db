import { card, enters, investigate, triggered } from '@spellwright/dsl'

export const thrabenInspector = card({
  name: 'Thraben Inspector',
  cost: '{W}',
  type: 'Creature — Human Soldier',
  power: 1,
  toughness: 2,
  abilities: [triggered({ on: enters('self'), effects: [investigate()] })],
})
