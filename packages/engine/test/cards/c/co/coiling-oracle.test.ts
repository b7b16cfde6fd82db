import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Coiling Oracle] puts a land onto the battlefield, and any other card into the hand', () => {
  const b = board({
    a: { battlefield: ['4 Tropical Island'], hand: ['2 Coiling Oracle'], library: ['Forest', 'Shock'] },
  })
  b.cast('Coiling Oracle').resolveAll()
  expect(b.in('battlefield', 'Forest', 'A')).toBe(true)
  b.cast('Coiling Oracle').resolveAll()
  expect(b.in('hand', 'Shock', 'A')).toBe(true)
})
