import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Kiora, Behemoth Beckoner] draws for a big creature and untaps a permanent', () => {
  const kiora = { card: 'Kiora, Behemoth Beckoner', counters: { loyalty: 7 } }
  const b = board({
    a: { battlefield: [kiora, { card: 'Forest', tapped: true }, '5 Wastes'], hand: ['Wurmcoil Engine'] },
  })
  b.activate('Kiora, Behemoth Beckoner', { targets: ['Forest'] }).resolve()
  expect([b.object('Forest').tapped, b.counters('Kiora, Behemoth Beckoner', 'loyalty')]).toEqual([false, 6])
  b.cast('Wurmcoil Engine').resolveAll()
  expect(b.names('hand', 'A').length).toBe(1)
})
