import { card, enters, gainLife, triggered } from '@spellwright/dsl'

export const soulWarden = card({
  name: 'Soul Warden',
  cost: '{W}',
  type: 'Creature — Human Cleric',
  power: 1,
  toughness: 1,
  abilities: [triggered({ on: enters({ type: 'creature', other: true }), effects: [gainLife(1)] })],
})
