import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Journey to Nowhere] exiles a creature until it leaves', () => {
  const b = board({
    a: { battlefield: ['4 Plains'], hand: ['Journey to Nowhere', 'Disenchant'] },
    b: { battlefield: ['Hill Giant'] },
  })
  b.cast('Journey to Nowhere').resolveAll()
  expect(b.in('exile', 'Hill Giant', 'B')).toBe(true)
  b.cast('Disenchant', { targets: ['Journey to Nowhere'] }).resolveAll()
  expect(b.in('battlefield', 'Hill Giant', 'B')).toBe(true)
})
