import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Time Vault] may skip a turn to untap, and takes an extra turn', () => {
  const b = board({ a: { battlefield: [{ card: 'Time Vault', tapped: true }] }, active: 1, step: 'end', turn: 4 })
  b.yes().to('main1', 5)
  expect(b.game.state.turn.active).toBe(1)
  expect(b.object('Time Vault').tapped).toBe(false)
})
it('[Time Vault] stays tapped if the turn is not skipped', () => {
  const b = board({ a: { battlefield: [{ card: 'Time Vault', tapped: true }] }, active: 1, step: 'end', turn: 4 })
  b.no().to('main1', 5)
  expect([b.game.state.turn.active, b.object('Time Vault').tapped]).toEqual([0, true])
})
