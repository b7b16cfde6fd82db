import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Stonehorn Dignitary] makes the opponent skip the next combat phase', () => {
  const b = board({
    a: { battlefield: ['4 Plains'], hand: ['Stonehorn Dignitary'] },
    b: { battlefield: ['Hill Giant'] },
  })
  b.cast('Stonehorn Dignitary').resolveAll().to('main1', 4)
  expect(() => b.attack('Hill Giant')).toThrow()
})
