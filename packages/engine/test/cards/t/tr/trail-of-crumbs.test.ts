import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Trail of Crumbs] finds a permanent card among the top two when a Food is sacrificed and {1} is paid', () => {
  const b = board({
    a: { hand: ['Trail of Crumbs'], battlefield: ['5 Forest'], library: ['Shock', 'Hill Giant', '3 Opt'] },
  })
  b.cast('Trail of Crumbs').resolveAll()
  b.yes('payOrNot').pick('choose', 'Hill Giant').activate('Food Token').resolveAll()
  expect([b.in('hand', 'Hill Giant', 'A'), b.life('A')]).toEqual([true, 23])
  expect(b.names('library', 'A').slice(-1)).toEqual(['Shock'])
})
