import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Parting Gust] returns the creature with a counter unless the gift was promised', () => {
  const b = board({ a: { hand: ['Parting Gust'], battlefield: ['2 Plains', 'Memnite'] } })
  b.no('additionalCost')
    .cast('Parting Gust', { targets: ['Memnite'] })
    .resolve()
  expect(b.in('exile', 'Memnite')).toBe(true)
  b.to('cleanup')
  expect(b.counters('Memnite', '+1/+1')).toBe(1)
})
