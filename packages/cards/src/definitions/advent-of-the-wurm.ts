import { card, createToken, keyword, spell, token } from '@spellwright/dsl'

const greenWurm = token({
  colors: ['G'],
  type: 'Creature — Wurm',
  power: 5,
  toughness: 5,
  abilities: [keyword('trample')],
})

export const adventOfTheWurm = card({
  name: 'Advent of the Wurm',
  cost: '{1}{G}{G}{W}',
  type: 'Instant',
  abilities: [spell({ effects: [createToken(1, greenWurm)] })],
})
