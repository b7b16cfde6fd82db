import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Broadside Bombardiers] throws a permanent once after attacking', () => {
  const b = board({ a: { battlefield: ['Broadside Bombardiers', 'Hill Giant'] } })
  b.attack('Broadside Bombardiers')
    .activate('Broadside Bombardiers', { targets: ['B'] })
    .resolve()
  expect([b.life('B'), b.in('graveyard', 'Hill Giant')]).toEqual([14, true])
})
