import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Focus Fire] deals 2 damage and 1 for each creature of its controller', () => {
  const b = board({
    active: 1,
    a: { hand: ['Focus Fire'], battlefield: ['Plains', '2 Llanowar Elves'] },
    b: { battlefield: ['Shivan Dragon'] },
  })
  b.attack('Shivan Dragon')
    .turnTo('A')
    .cast('Focus Fire', { targets: ['Shivan Dragon'] })
    .resolve()
  expect(b.object('Shivan Dragon').damage).toBe(4)
})
