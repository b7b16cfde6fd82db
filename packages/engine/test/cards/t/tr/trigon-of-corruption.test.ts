import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Trigon of Corruption] enters with three counters and turns them into -1/-1 counters', () => {
  const b = board({
    a: { battlefield: ['6 Swamp'], hand: ['Trigon of Corruption'] },
    b: { battlefield: ['Hill Giant'] },
  })
  b.cast('Trigon of Corruption').resolve().activate('Trigon of Corruption', { nth: 1 }).resolve()
  expect([b.counters('Trigon of Corruption', 'charge'), b.pt('Hill Giant')]).toEqual([2, '2/2'])
  const more = board({ a: { battlefield: ['2 Swamp', 'Trigon of Corruption'] } })
  more.activate('Trigon of Corruption').resolve()
  expect(more.counters('Trigon of Corruption', 'charge')).toBe(1)
})
