import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Honest Work] makes a creature a Citizen that taps for mana', () => {
  const b = board({
    a: { hand: ['Honest Work'], battlefield: ['Island'] },
    b: { battlefield: [{ card: 'Hill Giant', counters: { '+1/+1': 1 } }] },
  })
  b.cast('Honest Work', { targets: ['Hill Giant'] })
    .resolve()
    .resolve()
  expect([b.pt('Humble Merchant'), b.object('Humble Merchant').tapped]).toEqual(['1/1', true])
})
