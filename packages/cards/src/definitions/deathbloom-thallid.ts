import { card, createToken, dies, token, triggered } from '@spellwright/dsl'

const greenSaproling = token({ colors: ['G'], type: 'Creature — Saproling', power: 1, toughness: 1 })

export const deathbloomThallid = card({
  name: 'Deathbloom Thallid',
  cost: '{2}{B}',
  type: 'Creature — Fungus',
  power: 3,
  toughness: 2,
  abilities: [triggered({ on: dies('self'), effects: [createToken(1, greenSaproling)] })],
})
