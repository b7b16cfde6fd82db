import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Nightmare] counts your Swamps', () => {
  const b = board({ a: { battlefield: ['Nightmare', '2 Swamp', 'Bayou'] }, b: { battlefield: ['Swamp'] } })
  expect(b.pt('Nightmare')).toBe('3/3')
})
