import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Dack Fayden] takes the permanents that your spells target by its emblem', () => {
  const b = board({
    a: {
      hand: ['Giant Growth'],
      battlefield: [{ card: 'Dack Fayden', counters: { loyalty: 6 } }, 'Forest'],
    },
    b: { battlefield: ['Hill Giant'] },
  })
  b.activate('Dack Fayden', { nth: 2 }).resolve()
  b.cast('Giant Growth', { targets: ['Hill Giant'] }).resolve()
  expect(b.in('battlefield', 'Hill Giant', 'A')).toBe(true)
})
