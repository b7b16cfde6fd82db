import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Siege Rhino] drains 3 life when it enters', () => {
  const b = board({ a: { battlefield: ['2 Plains', 'Swamp', 'Forest'], hand: ['Siege Rhino'] } })
  b.cast('Siege Rhino').resolveAll()
  expect([b.life('A'), b.life('B'), b.has('Siege Rhino', 'trample')]).toEqual([23, 17, true])
})
