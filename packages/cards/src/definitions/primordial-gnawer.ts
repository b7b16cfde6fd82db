import { card, dies, triggered } from '@spellwright/dsl'

export const primordialGnawer = card({
  name: 'Primordial Gnawer',
  cost: '{4}{B}',
  type: 'Creature — Insect Horror',
  power: 5,
  toughness: 2,
  abilities: [triggered({ on: dies('self'), effects: [{ kind: 'discover', count: 3 }] })],
})
