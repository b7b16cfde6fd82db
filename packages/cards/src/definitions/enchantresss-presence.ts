import { card, draw, triggered, youCast } from '@spellwright/dsl'

export const enchantresssPresence = card({
  name: "Enchantress's Presence",
  cost: '{2}{G}',
  type: 'Enchantment',
  abilities: [triggered({ on: youCast({ type: 'enchantment' }), effects: [draw(1)] })],
})
