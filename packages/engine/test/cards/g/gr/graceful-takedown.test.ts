import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[CR 601.2c] [Graceful Takedown] can be cast without an enchanted creature', () => {
  const b = board({
    a: { hand: ['Graceful Takedown'], battlefield: ['2 Forest', 'Grizzly Bears'] },
    b: { battlefield: ['Hill Giant'] },
  })
  b.cast('Graceful Takedown', { targets: ['Grizzly Bears', 'Hill Giant'] }).resolve()
  expect(b.object('Hill Giant').damage).toBe(2)
})
