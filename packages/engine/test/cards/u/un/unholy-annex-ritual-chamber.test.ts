import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Unholy Annex // Ritual Chamber] costs life without a Demon and drains with one', () => {
  const b = board({ a: { battlefield: ['3 Swamp'], hand: ['Unholy Annex // Ritual Chamber'] } })
  b.cast('Unholy Annex').resolveAll().to('end').resolveAll()
  expect([b.life('A'), b.life('B'), b.names('hand', 'A').length]).toEqual([18, 20, 1])
})
