import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Gush] may be cast by returning two Islands, tapped or not', () => {
  const b = board({ a: { battlefield: ['Island', { card: 'Island', tapped: true }], hand: ['Gush'] } })
  b.cast('Gush', { method: 'alternative' })
  expect(b.names('hand', 'A')).toEqual(['Island', 'Island'])
  b.resolve()
  expect(b.names('hand', 'A')).toHaveLength(4)
})

it('[Gush] needs two Islands for that', () => {
  const b = board({ a: { battlefield: ['Island', '3 Plains'], hand: ['Gush'] } })
  expect(b.can('cast', 'Gush')).toBe(false)
})

it('[Gush] costs {4}{U} otherwise', () => {
  const b = board({ a: { battlefield: ['Island', '4 Plains'], hand: ['Gush'] } })
  b.cast('Gush').resolve()
  expect(b.names('hand', 'A')).toHaveLength(2)
  expect(b.count('battlefield', 'Island', 'A')).toBe(1)
})
