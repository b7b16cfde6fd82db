import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Cloud Cover] may return your targeted permanent', () => {
  const b = board({
    a: { battlefield: ['Mountain'], hand: ['Shock'] },
    b: { battlefield: ['Cloud Cover', 'Grizzly Bears'] },
  })
  b.yes()
    .cast('Shock', { targets: ['Grizzly Bears'] })
    .resolveAll()
  expect(b.in('hand', 'Grizzly Bears', 'B')).toBe(true)
})
