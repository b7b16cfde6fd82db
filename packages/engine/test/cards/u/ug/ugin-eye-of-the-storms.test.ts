import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Ugin, Eye of the Storms] exiles a colored permanent when a colorless spell is cast', () => {
  const b = board({
    a: { hand: ['Memnite'], battlefield: ['Ugin, Eye of the Storms'] },
    b: { battlefield: ['Hill Giant', 'Sol Ring'] },
  })
  b.aim(['Hill Giant']).cast('Memnite').resolve()
  expect(b.in('exile', 'Hill Giant')).toBe(true)
})

it('[Ugin, Eye of the Storms] lets the exiled cards be cast free this turn', () => {
  const b = board({
    a: {
      battlefield: [{ card: 'Ugin, Eye of the Storms', counters: { loyalty: 11 } }],
      library: ['Sol Ring', 'Wastes', 'Shock'],
    },
  })
  b.activate('Ugin, Eye of the Storms', { nth: 2 }).pick('chooseFound', 'Sol Ring').resolve()
  b.cast('Sol Ring', { from: 'exile', method: 'free' }).resolveAll()
  expect(b.in('battlefield', 'Sol Ring', 'A')).toBe(true)
})
