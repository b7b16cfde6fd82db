import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Mayhem Devil] deals 1 damage whenever a player sacrifices a permanent', () => {
  const b = board({ a: { battlefield: ['Mayhem Devil'] }, b: { battlefield: ['Bile Urchin'] } })
  b.turnTo('B')
    .activate('Bile Urchin', { targets: ['A', 'B'] })
    .resolveAll()
  expect([b.life('A'), b.life('B')]).toEqual([19, 19])
})
