import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Dark Confidant] costs as much life as the revealed card has mana value', () => {
  const b = board({ a: { battlefield: ['Dark Confidant'], library: ['Hill Giant', 'Shock'] }, active: 1 })
  b.to('draw', 4)
  expect(b.in('hand', 'Hill Giant', 'A')).toBe(true)
  expect(b.life('A')).toBe(16)
})
