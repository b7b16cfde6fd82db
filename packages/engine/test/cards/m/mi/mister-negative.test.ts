import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Mister Negative] exchanges life totals and draws for the life lost', () => {
  const enters = (own: number, other: number) => {
    const b = board({
      a: { hand: ['Mister Negative'], battlefield: ['6 Plains', 'Swamp'], life: own, library: ['9 Wastes'] },
      b: { life: other },
    })
    b.yes().cast('Mister Negative').resolve().resolve()
    return [b.life('A'), b.life('B'), b.names('hand', 'A').length]
  }
  expect([enters(7, 4), enters(4, 7), enters(5, 5)]).toEqual([
    [4, 7, 3],
    [7, 4, 0],
    [5, 5, 0],
  ])
})
