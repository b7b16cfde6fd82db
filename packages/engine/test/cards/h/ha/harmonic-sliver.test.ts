import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Harmonic Sliver] gives each Sliver a destruction as it enters', () => {
  const b = board({
    a: { battlefield: ['Harmonic Sliver', '2 Forest'], hand: ['Venom Sliver'] },
    b: { battlefield: ['Kitesail'] },
  })
  b.cast('Venom Sliver').resolveAll()
  expect(b.in('graveyard', 'Kitesail', 'B')).toBe(true)
})
