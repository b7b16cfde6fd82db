import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Waterlogged Teachings] is also a land that enters tapped', () => {
  const b = board({ a: { hand: ['Waterlogged Teachings // Inundated Archive'] } })
  b.act({ kind: 'playLand', object: b.id('Inundated Archive'), face: 1 })
  expect(b.object('Inundated Archive').tapped).toBe(true)
})
