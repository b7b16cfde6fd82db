import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Elvish Fury] gives +2/+2 and comes back for {4} more', () => {
  const b = board({ a: { battlefield: ['5 Forest', 'Grizzly Bears'], hand: ['Elvish Fury'] } })
  b.yes('kicker')
    .yes('additionalCost')
    .cast('Elvish Fury', { targets: ['Grizzly Bears'] })
    .resolve()
  expect(b.pt('Grizzly Bears')).toBe('4/4')
  expect(b.in('hand', 'Elvish Fury', 'A')).toBe(true)
})
