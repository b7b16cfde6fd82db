import { card, dies, enters, mill, triggered } from '@spellwright/dsl'

export const stitchersSupplier = card({
  name: "Stitcher's Supplier",
  cost: '{B}',
  type: 'Creature — Zombie',
  power: 1,
  toughness: 1,
  abilities: [triggered({ on: { kind: 'either', events: [enters('self'), dies('self')] }, effects: [mill(3)] })],
})
