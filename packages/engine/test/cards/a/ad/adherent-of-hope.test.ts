import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Adherent of Hope] grows at combat beside a Basri', () => {
  const b = board({ a: { battlefield: ['Adherent of Hope', { card: 'Basri Ket', counters: { loyalty: 3 } }] } })
  b.to('declareAttackers')
  expect(b.pt('Adherent of Hope')).toBe('3/2')
  const alone = board({ a: { battlefield: ['Adherent of Hope'] } })
  expect(alone.to('declareAttackers').pt('Adherent of Hope')).toBe('2/1')
})
