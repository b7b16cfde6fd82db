import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Crusade] gives white creatures of both players +1/+1', () => {
  const b = board({
    a: { battlefield: ['Crusade', 'Savannah Lions'] },
    b: { battlefield: ['White Knight', 'Hill Giant'] },
  })
  expect(b.pt('Savannah Lions')).toBe('3/2')
  expect(b.pt('White Knight')).toBe('3/3')
  expect(b.pt('Hill Giant')).toBe('3/3')
})

it('[Crusade] of two adds up', () => {
  const b = board({ a: { battlefield: ['2 Crusade', 'Savannah Lions'] } })
  expect(b.pt('Savannah Lions')).toBe('4/3')
})

it('[Crusade] does nothing for a face-down creature: it has no colour', () => {
  const b = board({ a: { battlefield: ['Crusade', '3 Plains'], hand: ['Whipcorder'] } })
  b.cast('Whipcorder', { method: 'morph' }).resolve()
  expect(b.pt('')).toBe('2/2')
})
