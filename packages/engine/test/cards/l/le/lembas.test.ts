import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Lembas] is shuffled into the library of its owner when it is sacrificed', () => {
  const b = board({ a: { battlefield: ['Lembas', '2 Plains'] } })
  b.activate('Lembas').resolveAll()
  expect([b.life('A'), b.in('library', 'Lembas', 'A')]).toEqual([23, true])
})
