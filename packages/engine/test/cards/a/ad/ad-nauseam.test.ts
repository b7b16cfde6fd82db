import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Ad Nauseam] repeats as often as you like', () => {
  const b = board({
    a: { hand: ['Ad Nauseam'], battlefield: ['5 Swamp'], library: ['Hill Giant', 'Shock', 'Forest', 'Island'] },
  })
  b.cast('Ad Nauseam').yes().yes().no().resolve()
  expect([b.names('hand', 'A').length, b.life('A')]).toEqual([3, 15])
})
