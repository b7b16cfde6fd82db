import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Bind the Monster] taps the creature, which deals damage equal to its power to you', () => {
  const b = board({ a: { battlefield: ['Island'], hand: ['Bind the Monster'] }, b: { battlefield: ['Hill Giant'] } })
  b.cast('Bind the Monster').resolveAll()
  expect([b.life('A'), b.object('Hill Giant').tapped]).toEqual([17, true])
  b.to('upkeep', 4)
  expect(b.object('Hill Giant').tapped).toBe(true)
})
