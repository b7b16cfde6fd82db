import { card, enters, gainLife, triggered } from '@spellwright/dsl'

export const cathedralSanctifier = card({
  name: 'Cathedral Sanctifier',
  cost: '{W}',
  type: 'Creature — Human Cleric',
  power: 1,
  toughness: 1,
  abilities: [triggered({ on: enters('self'), effects: [gainLife(3)] })],
})
