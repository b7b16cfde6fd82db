import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Kinbinding] strengthens creatures by those that entered this turn', () => {
  const b = board({ a: { hand: ['Memnite'], battlefield: ['Kinbinding', 'Hill Giant'] } })
  expect(b.pt('Hill Giant')).toBe('3/3')
  b.cast('Memnite').resolve().to('declareAttackers')
  expect([b.pt('Hill Giant'), b.pt('Kithkin Token')]).toEqual(['5/5', '3/3'])
})
