import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Defabricate] exiles an artifact spell it counters', () => {
  const b = board({
    active: 1,
    a: { hand: ['Defabricate'], battlefield: ['2 Island'] },
    b: { hand: ['Sol Ring'], battlefield: ['Forest'] },
  })
  b.cast('Sol Ring').turnTo('A').cast('Defabricate').resolve()
  expect(b.in('exile', 'Sol Ring')).toBe(true)
})
