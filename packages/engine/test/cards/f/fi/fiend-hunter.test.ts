import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it.each([
  ['Fiend Hunter', 'Hill Giant'],
  ['Leonin Relic-Warder', 'Sol Ring'],
])('[CR 607.2a] [%s] returns what it exiled as it leaves the battlefield', (hunter, prey) => {
  const b = board({
    a: { hand: [hunter, 'Murder'], battlefield: ['3 Plains', '3 Swamp'] },
    b: { battlefield: [prey] },
  })
  b.yes()
    .cast(hunter, { targets: [prey] })
    .resolveAll()
  expect(b.in('exile', prey)).toBe(true)
  b.cast('Murder', { targets: [hunter] }).resolveAll()
  expect(b.in('battlefield', prey, 'B')).toBe(true)
})
