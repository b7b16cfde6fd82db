import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Phantom Nomad] enters with two counters and loses one for prevented damage', () => {
  const b = board({ a: { battlefield: ['2 Plains', 'Mountain'], hand: ['Phantom Nomad', 'Shock'] } })
  b.cast('Phantom Nomad')
    .resolve()
    .cast('Shock', { targets: ['Phantom Nomad'] })
    .resolve()
  expect([b.pt('Phantom Nomad'), b.object('Phantom Nomad').damage]).toEqual(['1/1', 0])
})
