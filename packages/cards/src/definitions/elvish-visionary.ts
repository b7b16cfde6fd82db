import { card, draw, enters, triggered } from '@spellwright/dsl'

export const elvishVisionary = card({
  name: 'Elvish Visionary',
  cost: '{1}{G}',
  type: 'Creature — Elf Shaman',
  power: 1,
  toughness: 1,
  abilities: [triggered({ on: enters('self'), effects: [draw(1)] })],
})
