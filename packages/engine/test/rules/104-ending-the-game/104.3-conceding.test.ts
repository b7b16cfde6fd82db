import { expect, it } from 'vitest'
import { board } from '../../support/board.ts'

it('[S3.2] [CR 104.3a, 405.6g] a player may concede at any time', () => {
  const b = board({})
  expect(b.game.concede(1)).toEqual({ ok: true })
  expect(b.winner).toBe('A')
  expect(b.game.decision).toBeNull()
})

it('[S3.2] [S4.1] the player with priority may concede as an action', () => {
  const b = board({})
  b.submit({ kind: 'concede' })
  expect(b.winner).toBe('B')
})
