import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Essence Flux] puts a counter on a Spirit that returned', () => {
  const b = board({ a: { hand: ['Essence Flux'], battlefield: ['Island', 'Mausoleum Wanderer'] } })
  b.cast('Essence Flux', { targets: ['Mausoleum Wanderer'] }).resolve()
  expect(b.counters('Mausoleum Wanderer', '+1/+1')).toBe(1)
})
