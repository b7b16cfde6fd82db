import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Valor's Flagship] leaves X Pilots when it is cycled", () => {
  const b = board({ a: { hand: ["Valor's Flagship"], battlefield: ['5 Plains'] } })
  b.reply('x', 2).activate("Valor's Flagship", { zone: 'hand', nth: 1 }).resolveAll()
  expect(b.count('battlefield', 'Pilot Token', 'A')).toBe(2)
})
