import { expect, it } from 'vitest'
import { COLOR_BIT } from '../../../../src/continuous/characteristics.ts'
import { board } from '../../../support/board.ts'

it("[Angel's Tomb] may become a white 3/3 Angel with flying when a creature enters", () => {
  const b = board({ a: { battlefield: ["Angel's Tomb"], hand: ['Memnite'] } })
  b.yes().cast('Memnite').resolveAll()
  expect([b.pt("Angel's Tomb"), b.has("Angel's Tomb", 'flying')]).toEqual(['3/3', true])
  expect(b.c("Angel's Tomb").colors).toBe(COLOR_BIT.W)
})
