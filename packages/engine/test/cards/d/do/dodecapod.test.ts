import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Dodecapod] enters with two counters instead of being discarded to an opponent', () => {
  const b = board({ active: 1, a: { hand: ['Dodecapod'] }, b: { hand: ["Raven's Crime"], battlefield: ['Swamp'] } })
  b.cast("Raven's Crime", { targets: ['A'] }).resolveAll()
  expect(b.pt('Dodecapod')).toBe('5/5')
})
