import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Anticausal Vestige] brings a permanent card as it leaves', () => {
  const b = board({
    a: { hand: ['Swords to Plowshares', 'Hill Giant', 'Memnite'], battlefield: ['Anticausal Vestige', '3 Plains'] },
  })
  b.yes()
    .cast('Swords to Plowshares', { targets: ['Anticausal Vestige'] })
    .resolve()
    .resolve()
  expect([b.object('Memnite').tapped, b.in('hand', 'Hill Giant')]).toEqual([true, true])
})
