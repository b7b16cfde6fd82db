import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Tezzeret the Seeker] makes artifacts 5/5 creatures until end of turn', () => {
  const b = board({ a: { battlefield: [{ card: 'Tezzeret the Seeker', counters: { loyalty: 5 } }, 'Sol Ring'] } })
  b.activate('Tezzeret the Seeker', { nth: 2 }).resolve()
  expect(b.pt('Sol Ring')).toBe('5/5')
  b.to('upkeep', 4)
  expect(b.c('Sol Ring').power).toBe(0)
})
