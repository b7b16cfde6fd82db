import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Sazacap's Brew] targets a creature only if the gift was promised", () => {
  const b = board({ a: { hand: ["Sazacap's Brew", 'Forest'], battlefield: ['2 Mountain', 'Memnite'] } })
  b.yes('additionalCost')
    .cast("Sazacap's Brew", { targets: ['A', 'Memnite'] })
    .resolve()
  expect([b.names('hand', 'A').length, b.pt('Memnite')]).toEqual([2, '3/1'])
})
