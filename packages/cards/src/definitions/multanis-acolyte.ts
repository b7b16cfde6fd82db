import { card, draw, enters, keyword, mana, triggered } from '@spellwright/dsl'

export const multanisAcolyte = card({
  name: "Multani's Acolyte",
  cost: '{G}{G}',
  type: 'Creature — Elf',
  power: 2,
  toughness: 1,
  abilities: [keyword({ kind: 'echo', cost: [mana('{G}{G}')] }), triggered({ on: enters('self'), effects: [draw(1)] })],
})
