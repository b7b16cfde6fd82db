import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Tezzeret, Agent of Bolas] drains twice the number of artifacts', () => {
  const b = board({
    a: { battlefield: [{ card: 'Tezzeret, Agent of Bolas', counters: { loyalty: 4 } }, '2 Sol Ring'] },
  })
  b.activate('Tezzeret, Agent of Bolas', { nth: 2, targets: ['B'] }).resolve()
  expect([b.life('A'), b.life('B')]).toEqual([24, 16])
})
