import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Omnath, Locus of Creation] does something else each time its landfall resolves in a turn', () => {
  const b = board({ a: { hand: ['3 Forest'], battlefield: ['Omnath, Locus of Creation', 'Azusa, Lost but Seeking'] } })
  b.play('Forest').resolve().play('Forest').resolve()
  expect([b.life('A'), b.life('B'), b.pool('A')]).toEqual([24, 20, '{R}{G}{W}{U}'])
  b.play('Forest').resolve()
  expect([b.life('A'), b.life('B')]).toEqual([24, 16])
})
