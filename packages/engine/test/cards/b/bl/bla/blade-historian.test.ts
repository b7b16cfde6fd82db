import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Blade Historian] gives attacking creatures you control double strike', () => {
  const b = board({ a: { battlefield: ['Blade Historian', 'Grizzly Bears'] } })
  b.attack('Grizzly Bears').damage()
  expect(b.life('B')).toBe(16)
  expect(b.has('Blade Historian', 'double strike')).toBe(false)
})
