import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Riftsweeper] shuffles an exiled card into its library', () => {
  const b = board({ a: { hand: ['Riftsweeper'], battlefield: ['2 Forest'] }, b: { exile: ['Shock'] } })
  b.cast('Riftsweeper').resolveAll()
  expect([b.in('exile', 'Shock'), b.in('library', 'Shock', 'B')]).toEqual([false, true])
})
