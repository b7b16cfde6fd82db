import { card, connive, enters, triggered } from '@spellwright/dsl'

export const raffinesInformant = card({
  name: "Raffine's Informant",
  cost: '{1}{W}',
  type: 'Creature — Human Wizard',
  power: 2,
  toughness: 1,
  abilities: [triggered({ on: enters('self'), effects: [connive('self')] })],
})
