import { card, createToken, keyword, spell, token, X } from '@spellwright/dsl'

const lifelinkSoldier = token({
  colors: ['W'],
  type: 'Creature — Soldier',
  power: 1,
  toughness: 1,
  abilities: [keyword('lifelink')],
})

export const marchOfTheMultitudes = card({
  name: 'March of the Multitudes',
  cost: '{X}{G}{W}{W}',
  type: 'Instant',
  abilities: [keyword('convoke'), spell({ effects: [createToken(X, lifelinkSoldier)] })],
})
