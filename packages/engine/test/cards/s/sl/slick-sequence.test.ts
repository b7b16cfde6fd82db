import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Slick Sequence] draws a card only after another spell', () => {
  const b = board({ a: { battlefield: ['2 Island', '3 Mountain'], hand: ['Shock', '2 Slick Sequence'] } })
  b.cast('Slick Sequence', { targets: ['B'] }).resolve()
  expect(b.in('hand', 'Wastes', 'A')).toBe(false)
  b.cast('Slick Sequence', { targets: ['B'] }).resolve()
  expect(b.in('hand', 'Wastes', 'A')).toBe(true)
  expect(b.life('B')).toBe(16)
})
