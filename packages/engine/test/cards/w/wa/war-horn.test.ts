import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[War Horn] gives your attackers +1/+0', () => {
  const b = board({ a: { battlefield: ['War Horn', 'Grizzly Bears'] } })
  expect(b.pt('Grizzly Bears')).toBe('2/2')
  b.attack('Grizzly Bears').damage()
  expect(b.life('B')).toBe(17)
})
