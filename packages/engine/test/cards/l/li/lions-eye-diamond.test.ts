import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Lion's Eye Diamond] can be activated with priority, but not to pay for a spell", () => {
  const b = board({ a: { battlefield: ["Lion's Eye Diamond"], hand: ['Shock'] } })
  expect(b.can('cast', 'Shock')).toBe(false)
  b.option('manaColor', '{R}{R}{R}').tapForMana("Lion's Eye Diamond")
  expect([b.pool('A'), b.names('hand', 'A')]).toEqual(['{R}{R}{R}', []])
})
