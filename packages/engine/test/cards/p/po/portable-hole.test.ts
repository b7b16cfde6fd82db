import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Portable Hole] exiles an opponent’s cheap permanent until it leaves', () => {
  const b = board({
    a: { battlefield: ['Plains', '2 Plains'], hand: ['Portable Hole', 'Disenchant'] },
    b: { battlefield: ['Grizzly Bears', 'Hill Giant'] },
  })
  b.cast('Portable Hole').resolveAll()
  expect(b.in('exile', 'Grizzly Bears', 'B')).toBe(true)
  b.cast('Disenchant').resolveAll()
  expect(b.in('battlefield', 'Grizzly Bears', 'B')).toBe(true)
})
