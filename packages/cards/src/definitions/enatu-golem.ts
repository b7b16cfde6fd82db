import { card, dies, gainLife, triggered } from '@spellwright/dsl'

export const enatuGolem = card({
  name: 'Enatu Golem',
  cost: '{6}',
  type: 'Artifact Creature — Golem',
  power: 3,
  toughness: 5,
  abilities: [triggered({ on: dies('self'), effects: [gainLife(4)] })],
})
