import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Faebloom Trick] taps a creature of the opponent in a second ability', () => {
  const b = board({
    a: { hand: ['Faebloom Trick'], battlefield: ['3 Island'] },
    b: { battlefield: ['Hill Giant'] },
  })
  b.cast('Faebloom Trick').resolve()
  expect([b.count('battlefield', 'Faerie Token', 'A'), b.object('Hill Giant').tapped]).toEqual([2, false])
  b.resolve()
  expect(b.object('Hill Giant').tapped).toBe(true)
})
