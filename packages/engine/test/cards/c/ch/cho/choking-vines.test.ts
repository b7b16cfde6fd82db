import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Choking Vines] makes attackers blocked, and deals 1 damage to each', () => {
  const b = board({
    a: { battlefield: ['Hill Giant', 'Craw Wurm'] },
    b: { hand: ['Choking Vines'], battlefield: ['2 Forest'] },
  })
  b.attack('Hill Giant', 'Craw Wurm').turnTo('B')
  expect(b.can('cast', 'Choking Vines')).toBe(false)
  b.to('declareBlockers')
    .turnTo('B')
    .reply('x', 1)
    .cast('Choking Vines', { targets: ['Craw Wurm'] })
    .resolve()
  expect(b.object('Craw Wurm').damage).toBe(1)
  b.damage()
  expect(b.life('B')).toBe(17)
})
