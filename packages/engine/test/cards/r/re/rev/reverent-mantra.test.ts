import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Reverent Mantra] protects all creatures, for a white card from hand', () => {
  const b = board({
    a: { hand: ['Reverent Mantra', 'Swords to Plowshares'], battlefield: ['Hill Giant'] },
    b: { battlefield: ['Grizzly Bears'] },
  })
  b.option('chooseColor', 'R').cast('Reverent Mantra', { method: 'alternative' }).resolve()
  expect([b.has('Hill Giant', 'protection'), b.has('Grizzly Bears', 'protection')]).toEqual([true, true])
  expect(b.in('exile', 'Swords to Plowshares')).toBe(true)
})

it('[Reverent Mantra] is no white card for its own cost', () => {
  expect(board({ a: { hand: ['Reverent Mantra', 'Shock'] } }).can('cast', 'Reverent Mantra')).toBe(false)
})
