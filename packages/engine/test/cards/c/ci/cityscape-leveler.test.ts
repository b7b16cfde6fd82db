import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Cityscape Leveler] triggers when it is cast as well', () => {
  const b = board({ a: { battlefield: ['8 Island'], hand: ['Cityscape Leveler'] }, b: { battlefield: ['Hill Giant'] } })
  b.cast('Cityscape Leveler', { targets: ['Hill Giant'] }).resolve()
  expect(b.in('graveyard', 'Hill Giant', 'B')).toBe(true)
})
