import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Feed the Cycle] is paid for by exiling three cards from the graveyard', () => {
  const b = board({
    a: { hand: ['Feed the Cycle'], battlefield: ['2 Swamp'], graveyard: ['3 Forest'] },
    b: { battlefield: ['Hill Giant'] },
  })
  b.cast('Feed the Cycle', { targets: ['Hill Giant'] }).resolve()
  expect([b.count('exile', 'Forest'), b.in('graveyard', 'Hill Giant', 'B')]).toEqual([3, true])
})
