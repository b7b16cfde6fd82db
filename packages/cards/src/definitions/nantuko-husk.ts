import { activated, card, pump, sacrifice } from '@spellwright/dsl'

export const nantukoHusk = card({
  name: 'Nantuko Husk',
  cost: '{2}{B}',
  type: 'Creature — Zombie Insect',
  power: 2,
  toughness: 2,
  abilities: [activated({ cost: [sacrifice({ type: 'creature' })], effects: [pump('self', 2, 2)] })],
})
