import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Redirect Lightning] may be paid for with 5 life', () => {
  const b = board({
    active: 1,
    a: { hand: ['Redirect Lightning'], battlefield: ['Mountain'] },
    b: { hand: ['Lava Spike'], battlefield: ['Mountain'] },
  })
  b.cast('Lava Spike', { targets: ['A'] })
    .turnTo('A')
    .cast('Redirect Lightning')
    .resolveAll()
  expect([b.life('A'), b.life('B')]).toEqual([15, 17])
})
