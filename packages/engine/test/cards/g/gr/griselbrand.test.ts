import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Griselbrand] draws seven cards for 7 life', () => {
  const b = board({ a: { battlefield: ['Griselbrand'] } })
  b.activate('Griselbrand').resolve()
  expect([b.life('A'), b.names('hand', 'A').length]).toEqual([13, 7])
})
