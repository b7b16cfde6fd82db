import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Ajani's Pridemate] grows once for each time you gain life, however much", () => {
  const b = board({ a: { battlefield: ["Ajani's Pridemate", 'Plains'], hand: ["Chaplain's Blessing"] } })
  b.cast("Chaplain's Blessing").resolveAll()
  expect(b.pt("Ajani's Pridemate")).toBe('3/3')
})

it("[Ajani's Pridemate] does not grow when the opponent gains life", () => {
  const b = board({
    active: 1,
    a: { battlefield: ["Ajani's Pridemate"] },
    b: { battlefield: ['Plains'], hand: ["Chaplain's Blessing"] },
  })
  b.cast("Chaplain's Blessing").resolveAll()
  expect(b.pt("Ajani's Pridemate")).toBe('2/2')
})
