import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Alms of the Vein] drains an opponent of 3', () => {
  const b = board({ a: { battlefield: ['3 Swamp'], hand: ['Alms of the Vein'] } })
  b.cast('Alms of the Vein').resolve()
  expect([b.life('A'), b.life('B')]).toEqual([23, 17])
})
