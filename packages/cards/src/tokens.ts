/** Tokens that many cards create (CR 111), for the cards with a file of their own. */
import { keyword, token } from '@spellwright/dsl'

export const blackZombie = token({ colors: ['B'], type: 'Creature — Zombie', power: 2, toughness: 2 })

export const whiteSoldier = token({ colors: ['W'], type: 'Creature — Soldier', power: 1, toughness: 1 })

export const thopter = token({
  colors: [],
  type: 'Artifact Creature — Thopter',
  power: 1,
  toughness: 1,
  abilities: [keyword('flying')],
})

export const whiteBird = token({
  colors: ['W'],
  type: 'Creature — Bird',
  power: 1,
  toughness: 1,
  abilities: [keyword('flying')],
})
