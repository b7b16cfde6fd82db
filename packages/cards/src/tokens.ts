/** Tokens created by more than one card (CR 111). */
import { keyword, token } from '@spellwright/dsl'

export const blackZombie = token({ colors: ['B'], type: 'Creature — Zombie', power: 2, toughness: 2 })

export const whiteSoldier = token({ colors: ['W'], type: 'Creature — Soldier', power: 1, toughness: 1 })

export const greenElephant = token({ colors: ['G'], type: 'Creature — Elephant', power: 3, toughness: 3 })

export const whiteSpirit = token({
  colors: ['W'],
  type: 'Creature — Spirit',
  power: 1,
  toughness: 1,
  abilities: [keyword('flying')],
})

export const whiteAngel = token({
  colors: ['W'],
  type: 'Creature — Angel',
  power: 4,
  toughness: 4,
  abilities: [keyword('flying')],
})

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
