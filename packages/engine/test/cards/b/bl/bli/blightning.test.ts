import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it("[Blightning] makes a planeswalker's controller discard", () => {
  const b = board({
    a: { hand: ['Blightning'], battlefield: ['2 Swamp', 'Mountain'] },
    b: { hand: ['3 Forest'], battlefield: ['Tezzeret the Seeker'] },
  })
  b.cast('Blightning', { targets: ['Tezzeret the Seeker'] }).resolve()
  expect([b.counters('Tezzeret the Seeker', 'loyalty'), b.names('hand', 'B').length]).toEqual([1, 1])
})
