import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Shadow of Doubt] keeps everybody from searching a library this turn', () => {
  const b = board({
    a: {
      hand: ['Shadow of Doubt', 'Rampant Growth'],
      battlefield: ['2 Island', '2 Forest'],
      library: ['5 Wastes', 'Forest'],
    },
  })
  b.cast('Shadow of Doubt').resolve().cast('Rampant Growth').resolve()
  expect([b.count('battlefield', 'Wastes', 'A'), b.names('hand', 'A').length]).toEqual([0, 1])
})
