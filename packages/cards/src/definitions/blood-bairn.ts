import { activated, card, pump, sacrifice } from '@spellwright/dsl'

export const bloodBairn = card({
  name: 'Blood Bairn',
  cost: '{2}{B}',
  type: 'Creature — Vampire',
  power: 2,
  toughness: 2,
  abilities: [activated({ cost: [sacrifice({ type: 'creature', other: true })], effects: [pump('self', 2, 2)] })],
})
