import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Citadel of Pain] punishes untapped lands at the end step', () => {
  const b = board({ a: { battlefield: ['Citadel of Pain', '2 Forest', { card: 'Forest', tapped: true }] } })
  b.to('end')
  expect(b.life('A')).toBe(18)
})
