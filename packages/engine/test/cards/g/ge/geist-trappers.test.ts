import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Geist Trappers] gives both paired creatures reach', () => {
  const b = board({ a: { battlefield: ['5 Forest', 'Grizzly Bears'], hand: ['Geist Trappers'] } })
  b.cast('Geist Trappers').resolveAll()
  expect(b.has('Grizzly Bears', 'reach') && b.has('Geist Trappers', 'reach')).toBe(true)
})
