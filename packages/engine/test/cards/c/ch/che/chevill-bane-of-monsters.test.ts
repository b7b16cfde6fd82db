import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Chevill, Bane of Monsters] puts one bounty out at a time, and collects it', () => {
  const b = board({
    a: { hand: ['Shock'], battlefield: ['Chevill, Bane of Monsters', 'Mountain'] },
    b: { battlefield: ['Grizzly Bears', 'Hill Giant'] },
    active: 1,
  })
  b.aim(['Grizzly Bears']).to('draw', 4)
  expect(b.counters('Grizzly Bears', 'bounty')).toBe(1)
  b.cast('Shock', { targets: ['Grizzly Bears'] })
    .resolve()
    .resolveAll()
  expect([b.life('A'), b.names('hand', 'A').length]).toEqual([23, 2])
})
