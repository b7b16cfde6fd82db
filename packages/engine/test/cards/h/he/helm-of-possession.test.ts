import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Helm of Possession] keeps control of a creature for as long as it stays tapped', () => {
  const b = board({
    a: { battlefield: ['Helm of Possession', '2 Wastes', 'Grizzly Bears'] },
    b: { battlefield: ['Hill Giant'] },
  })
  b.activate('Helm of Possession', { targets: ['Hill Giant'] }).resolve()
  b.no().to('main1', 5)
  expect(b.in('battlefield', 'Hill Giant', 'A')).toBe(true)
  b.yes().to('main1', 7)
  expect(b.in('battlefield', 'Hill Giant', 'B')).toBe(true)
})
