import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Parallax Tide] gives the lands back when it leaves', () => {
  const b = board({
    a: { battlefield: [{ card: 'Parallax Tide', counters: { fade: 5 } }, '3 Plains'], hand: ['Disenchant'] },
    b: { battlefield: ['Taiga'] },
  })
  b.activate('Parallax Tide', { targets: ['Taiga'] }).resolve()
  expect(b.in('exile', 'Taiga')).toBe(true)
  b.cast('Disenchant', { targets: ['Parallax Tide'] }).resolveAll()
  expect(b.in('battlefield', 'Taiga', 'B')).toBe(true)
})
