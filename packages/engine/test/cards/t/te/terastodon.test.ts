import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Terastodon] gives an Elephant for each destroyed permanent', () => {
  const b = board({
    a: { hand: ['Terastodon'], battlefield: ['8 Forest'] },
    b: { battlefield: ['Sol Ring', 'Island'] },
  })
  b.yes().cast('Terastodon').aim(['Sol Ring,Island']).resolveAll()
  expect(b.count('battlefield', 'Elephant Token', 'B')).toBe(2)
})
