import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Asylum Visitor] draws a card and loses 1 life in the upkeep of a player without a hand', () => {
  const b = board({ a: { battlefield: ['Asylum Visitor'], hand: ['Forest'] } })
  b.to('upkeep', 4).resolveAll()
  expect([b.life('A'), b.names('hand', 'A').length]).toEqual([19, 2])
  b.to('main1', 5)
  expect(b.life('A')).toBe(19)
  expect(b.has('Asylum Visitor', 'madness')).toBe(true)
})
