import { card, enters, investigate, triggered } from '@spellwright/dsl'

export const drownyardExplorers = card({
  name: 'Drownyard Explorers',
  cost: '{3}{U}',
  type: 'Creature — Human Wizard',
  power: 2,
  toughness: 4,
  abilities: [triggered({ on: enters('self'), effects: [investigate()] })],
})
