import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Meekstone] keeps creatures with power 3 tapped', () => {
  const b = board({
    a: { battlefield: ['Meekstone', { card: 'Hill Giant', tapped: true }, { card: 'Grizzly Bears', tapped: true }] },
  })
  b.to('main1', 5)
  expect([b.object('Hill Giant').tapped, b.object('Grizzly Bears').tapped]).toEqual([true, false])
})
