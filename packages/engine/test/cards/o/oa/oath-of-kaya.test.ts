import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Oath of Kaya] punishes an attack on a planeswalker once', () => {
  const b = board({
    a: { battlefield: ['2 Savannah Lions'] },
    b: { battlefield: ['Oath of Kaya', { card: 'Chandra, Torch of Defiance', counters: { loyalty: 4 } }] },
  })
  b.attack('Savannah Lions>Chandra, Torch of Defiance', 'Savannah Lions#2>Chandra, Torch of Defiance').resolveAll()
  expect([b.life('A'), b.life('B')]).toEqual([18, 22])
})
