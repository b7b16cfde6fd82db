import { card, dies, mill, targetPlayer, the, triggered } from '@spellwright/dsl'

export const rotcrownGhoul = card({
  name: 'Rotcrown Ghoul',
  cost: '{4}{U}',
  type: 'Creature — Zombie',
  power: 3,
  toughness: 3,
  abilities: [triggered({ on: dies('self'), targets: { player: targetPlayer }, effects: [mill(5, the('player'))] })],
})
