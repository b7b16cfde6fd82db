import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Eldrazi Mimic] mimics the size of a colorless creature', () => {
  const b = board({ a: { hand: ['Memnite', 'Llanowar Elves'], battlefield: ['Eldrazi Mimic', 'Forest'] } })
  b.cast('Llanowar Elves').resolveAll()
  expect(b.pt('Eldrazi Mimic')).toBe('2/1')
  b.yes().cast('Memnite').resolveAll()
  expect(b.pt('Eldrazi Mimic')).toBe('1/1')
})
