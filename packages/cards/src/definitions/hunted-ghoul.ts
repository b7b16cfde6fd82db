import { card, rule } from '@spellwright/dsl'

export const huntedGhoul = card({
  name: 'Hunted Ghoul',
  cost: '{B}',
  type: 'Creature — Zombie',
  power: 1,
  toughness: 2,
  abilities: [rule({ kind: 'cantBlock', what: 'self', attackers: { subtype: 'Human' } })],
})
