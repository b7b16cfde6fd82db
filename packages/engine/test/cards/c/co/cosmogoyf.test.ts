import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Cosmogoyf] counts the cards its owner has in exile', () => {
  const b = board({ a: { battlefield: ['Cosmogoyf'], exile: ['2 Shock'] } })
  expect(b.pt('Cosmogoyf')).toBe('2/3')
})
