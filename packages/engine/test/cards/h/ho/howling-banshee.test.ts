import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Howling Banshee] costs each player 3 life', () => {
  const b = board({ a: { battlefield: ['4 Swamp'], hand: ['Howling Banshee'] } })
  b.cast('Howling Banshee').resolveAll()
  expect([b.life('A'), b.life('B')]).toEqual([17, 17])
})
