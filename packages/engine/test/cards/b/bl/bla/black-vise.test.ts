import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Black Vise] punishes a large hand', () => {
  const b = board({ a: { battlefield: ['Plains'], hand: ['Black Vise'] }, b: { hand: ['6 Shock'] } })
  b.cast('Black Vise').resolve().to('draw', 4)
  expect(b.life('B')).toBe(18)
})
