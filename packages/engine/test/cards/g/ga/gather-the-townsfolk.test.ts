import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Gather the Townsfolk] makes five tokens at 5 life', () => {
  const b = board({ a: { life: 5, hand: ['Gather the Townsfolk'], battlefield: ['2 Plains'] } })
  b.cast('Gather the Townsfolk').resolve()
  expect(b.count('battlefield', 'Human Token', 'A')).toBe(5)
})
