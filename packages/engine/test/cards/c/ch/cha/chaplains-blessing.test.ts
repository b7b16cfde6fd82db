import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it("[Chaplain's Blessing] gains 5 life", () => {
  const b = board({ a: { battlefield: ['Plains'], hand: ["Chaplain's Blessing"] } })
  b.cast("Chaplain's Blessing").resolve()
  expect(b.life('A')).toBe(25)
})
