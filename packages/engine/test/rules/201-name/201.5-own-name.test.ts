import { expect, it } from 'vitest'
import { board } from '../../support/board.ts'

it('[CR 201.5, 730.2i] [Alluring Suitor] its name in its text means the permanent, even under another card', () => {
  const b = board({
    a: { hand: ['Dreamtail Heron'], battlefield: ['4 Island', 'Alluring Suitor', 'Grizzly Bears'] },
  })
  b.no()
    .cast('Dreamtail Heron', { method: 'alternative', targets: ['Alluring Suitor'] })
    .resolveAll()
  b.attack('Dreamtail Heron', 'Grizzly Bears').resolveAll()
  expect(b.pool('A')).toBe('{R}{R}')
})
