import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Needle Drop] needs a target that was dealt damage this turn', () => {
  const b = board({ a: { hand: ['Needle Drop', 'Shock'], mana: '{R}{R}' }, b: { battlefield: ['Hill Giant'] } })
  expect(b.can('cast', 'Needle Drop')).toBe(false)
  b.cast('Shock', { targets: ['B'] }).resolve()
  b.cast('Needle Drop').resolve()
  expect(b.life('B')).toBe(17)
  expect(b.names('hand', 'A').length).toBe(1)
})
