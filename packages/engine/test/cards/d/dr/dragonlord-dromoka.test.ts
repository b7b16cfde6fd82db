import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Dragonlord Dromoka] silences opponents during its controller's turn", () => {
  const b = board({ a: { battlefield: ['Dragonlord Dromoka'] }, b: { hand: ['Shock'], battlefield: ['Mountain'] } })
  expect(b.turnTo('B').can('cast', 'Shock')).toBe(false)
})
