import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Dispatch] exiles with metalcraft', () => {
  const b = board({
    a: { hand: ['Dispatch'], battlefield: ['Plains', '3 Memnite'] },
    b: { battlefield: ['Hill Giant'] },
  })
  b.cast('Dispatch', { targets: ['Hill Giant'] }).resolve()
  expect(b.in('exile', 'Hill Giant')).toBe(true)
})
