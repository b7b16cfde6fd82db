import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Razorkin Needlehead] deals 1 damage for each card an opponent draws', () => {
  const b = board({ a: { battlefield: ['Razorkin Needlehead'] } })
  expect(b.has('Razorkin Needlehead', 'first strike')).toBe(true)
  b.to('main1', 4)
  expect([b.life('B'), b.has('Razorkin Needlehead', 'first strike')]).toEqual([19, false])
})
