import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Traxos, Scourge of Kroog] enters tapped, stays so, and untaps for historic spells', () => {
  const b = board({
    a: {
      hand: ['Ornithopter', 'Shock'],
      battlefield: ['Mountain', { card: 'Traxos, Scourge of Kroog', tapped: true }],
    },
  })
  b.to('main1', 5)
  expect(b.object('Traxos, Scourge of Kroog').tapped).toBe(true)
  b.cast('Shock', { targets: ['B'] }).resolveAll()
  expect(b.object('Traxos, Scourge of Kroog').tapped).toBe(true)
  b.cast('Ornithopter').resolveAll()
  expect(b.object('Traxos, Scourge of Kroog').tapped).toBe(false)
})
