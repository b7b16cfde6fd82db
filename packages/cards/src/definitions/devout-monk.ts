import { card, enters, gainLife, triggered } from '@spellwright/dsl'

export const devoutMonk = card({
  name: 'Devout Monk',
  cost: '{W}',
  type: 'Creature — Human Monk Cleric',
  power: 1,
  toughness: 1,
  abilities: [triggered({ on: enters('self'), effects: [gainLife(1)] })],
})
