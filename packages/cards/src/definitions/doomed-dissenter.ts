import { card, createToken, dies, triggered } from '@spellwright/dsl'
import { blackZombie } from '../tokens.ts'

export const doomedDissenter = card({
  name: 'Doomed Dissenter',
  cost: '{1}{B}',
  type: 'Creature — Human',
  power: 1,
  toughness: 1,
  abilities: [triggered({ on: dies('self'), effects: [createToken(1, blackZombie)] })],
})
