import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Propaganda] asks {2} for each attacker', () => {
  const b = board({ a: { battlefield: ['2 Grizzly Bears', '3 Forest'] }, b: { battlefield: ['Propaganda'] } })
  b.to('declareAttackers')
  expect(() => b.attack('Grizzly Bears', 'Grizzly Bears#2')).toThrow()
  b.attack('Grizzly Bears').damage()
  expect(b.life('B')).toBe(18)
  expect([1, 2, 3].filter((n) => b.object(`Forest#${n}`).tapped)).toHaveLength(2)
})

it("[Propaganda] costs its controller's own attackers nothing", () => {
  const b = board({ a: { battlefield: ['Grizzly Bears', 'Propaganda'] } })
  b.attack('Grizzly Bears').damage()
  expect(b.life('B')).toBe(18)
})
