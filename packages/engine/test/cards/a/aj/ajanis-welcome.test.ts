import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Ajani's Welcome] gains 1 life for each creature of yours that enters", () => {
  const b = board({ a: { battlefield: ["Ajani's Welcome"], hand: ['Memnite'] } })
  b.cast('Memnite').resolveAll()
  expect(b.life('A')).toBe(21)
})
