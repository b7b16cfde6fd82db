import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Vizier of Remedies] lessens -1/-1 counters by one', () => {
  const b = board({
    a: { battlefield: ['Vizier of Remedies', { card: 'Hill Giant', damage: 0 }] },
    b: { hand: ['Puncture Blast'], battlefield: ['3 Mountain'] },
  })
  b.turnTo('B')
    .cast('Puncture Blast', { targets: ['Hill Giant'] })
    .resolve()
  expect(b.pt('Hill Giant')).toBe('1/1')
})
