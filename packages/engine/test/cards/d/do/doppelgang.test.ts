import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Doppelgang] makes X copies of each of X permanents', () => {
  const b = board({
    a: { hand: ['Doppelgang'], battlefield: ['4 Forest', '4 Island', 'Memnite'] },
    b: { battlefield: ['Hill Giant'] },
  })
  b.reply('x', 2)
    .cast('Doppelgang', { targets: ['Memnite,Hill Giant'] })
    .resolve()
  expect([b.count('battlefield', 'Memnite', 'A'), b.count('battlefield', 'Hill Giant', 'A')]).toEqual([3, 2])
})
