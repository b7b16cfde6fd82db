import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[HYDRA Assault Robot] deals 1 damage as another artifact of yours enters, but not as it does', () => {
  const b = board({ a: { hand: ['HYDRA Assault Robot', 'Memnite'], battlefield: ['2 Mountain'] } })
  b.cast('HYDRA Assault Robot').resolveAll()
  expect(b.life('B')).toBe(20)
  expect(b.cast('Memnite').resolveAll().life('B')).toBe(19)
})
