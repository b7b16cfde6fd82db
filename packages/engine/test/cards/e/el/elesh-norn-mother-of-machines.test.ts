import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Elesh Norn, Mother of Machines] doubles entering triggers of its controller and silences those of opponents', () => {
  const b = board({
    a: { hand: ['Memnite'], battlefield: ['Elesh Norn, Mother of Machines', 'Soul Warden'] },
    b: { battlefield: ['Soul Warden'] },
  })
  b.cast('Memnite').resolveAll()
  expect([b.life('A'), b.life('B')]).toEqual([22, 20])
})
