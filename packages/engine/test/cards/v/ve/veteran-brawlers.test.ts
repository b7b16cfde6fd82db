import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Veteran Brawlers] cannot attack while the opponent has an untapped land', () => {
  const b = board({ a: { battlefield: ['Veteran Brawlers'] }, b: { battlefield: ['Forest'] } })
  b.to('declareAttackers')
  expect(b.decision.shape === 'attack' && b.decision.candidates.length > 0).toBe(false)
})
