import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Sneak Attack] puts a creature in with haste and sacrifices it at end of turn', () => {
  const b = board({ a: { battlefield: ['Sneak Attack', 'Mountain'], hand: ['Hill Giant'] } })
  b.yes().activate('Sneak Attack').resolve()
  b.attack('Hill Giant').damage()
  expect(b.life('B')).toBe(17)
  b.to('main1', 4)
  expect(b.in('graveyard', 'Hill Giant', 'A')).toBe(true)
})
