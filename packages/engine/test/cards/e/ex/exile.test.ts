import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Exile] exiles an attacking creature for life', () => {
  const b = board({
    active: 1,
    a: { hand: ['Exile'], battlefield: ['3 Plains'] },
    b: { battlefield: ['Craw Wurm', 'Hill Giant'] },
  })
  b.attack('Craw Wurm')
    .turnTo('A')
    .cast('Exile', { targets: ['Craw Wurm'] })
    .resolve()
  expect([b.in('exile', 'Craw Wurm'), b.life('A')]).toEqual([true, 24])
})
