import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Exalted Sunborn] doubles tokens', () => {
  const b = board({ a: { hand: ['Raise the Alarm'], battlefield: ['Exalted Sunborn', '2 Plains'] } })
  b.cast('Raise the Alarm').resolve()
  expect(b.count('battlefield', 'Soldier Token', 'A')).toBe(4)
})
