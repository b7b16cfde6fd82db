import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Justice Strike] makes a creature deal damage to itself', () => {
  const b = board({
    a: { battlefield: ['Mountain', 'Plains'], hand: ['Justice Strike'] },
    b: { battlefield: ['Hill Giant'] },
  })
  b.cast('Justice Strike', { targets: ['Hill Giant'] }).resolve()
  expect(b.in('graveyard', 'Hill Giant', 'B')).toBe(true)
})
