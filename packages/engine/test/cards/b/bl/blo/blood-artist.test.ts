import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Blood Artist] drains 1 life for each creature that dies', () => {
  const b = board({
    a: { battlefield: ['Blood Artist', '3 Swamp'], hand: ['Murder'] },
    b: { battlefield: ['Hill Giant'] },
  })
  b.cast('Murder', { targets: ['Hill Giant', 'B'] }).resolveAll()
  expect([b.life('A'), b.life('B')]).toEqual([21, 19])
})
