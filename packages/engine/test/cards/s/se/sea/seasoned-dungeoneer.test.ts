import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Seasoned Dungeoneer] protects an attacking Warrior from creatures, and it explores', () => {
  const b = board({ a: { battlefield: ['Seasoned Dungeoneer', 'Grizzly Bears'], library: ['Shock', '5 Forest'] } })
  b.attack('Seasoned Dungeoneer', 'Grizzly Bears').resolveAll()
  expect(b.has('Seasoned Dungeoneer', 'protection')).toBe(true)
  expect(b.counters('Seasoned Dungeoneer', '+1/+1')).toBe(1)
  expect(b.has('Grizzly Bears', 'protection')).toBe(false)
})
