import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Phyrexian Walker] is a 0/3 for nothing', () => {
  const b = board({ a: { hand: ['Phyrexian Walker'] } })
  b.cast('Phyrexian Walker').resolve()
  expect(b.pt('Phyrexian Walker')).toBe('0/3')
})
