import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Battle Screech] makes two Birds, and again for tapping three white creatures', () => {
  const b = board({ a: { battlefield: ['White Knight', '4 Plains'], hand: ['Battle Screech'] } })
  b.cast('Battle Screech').resolve().cast('Battle Screech', { method: 'flashback' }).resolve()
  expect([b.count('battlefield', 'Bird Token'), b.in('exile', 'Battle Screech', 'A')]).toEqual([4, true])
})
