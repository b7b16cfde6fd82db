import { card, createToken, dies, triggered } from '@spellwright/dsl'
import { whiteSpirit } from '../tokens.ts'

export const doomedTraveler = card({
  name: 'Doomed Traveler',
  cost: '{W}',
  type: 'Creature — Human Soldier',
  power: 1,
  toughness: 1,
  abilities: [triggered({ on: dies('self'), effects: [createToken(1, whiteSpirit)] })],
})
