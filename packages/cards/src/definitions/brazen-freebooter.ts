import { card, createToken, enters, TREASURE, triggered } from '@spellwright/dsl'

export const brazenFreebooter = card({
  name: 'Brazen Freebooter',
  cost: '{3}{R}',
  type: 'Creature — Human Pirate',
  power: 3,
  toughness: 3,
  abilities: [triggered({ on: enters('self'), effects: [createToken(1, TREASURE)] })],
})
