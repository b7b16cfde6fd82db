import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Flameblade Angel] answers each source that damages you or yours', () => {
  const b = board({
    a: { battlefield: ['Flameblade Angel', 'Hill Giant'] },
    b: { battlefield: ['2 Mountain'], hand: ['2 Shock'] },
  })
  b.turnTo('B')
    .cast('Shock', { targets: ['A'] })
    .resolveAll()
  b.turnTo('B')
    .cast('Shock', { targets: ['Hill Giant'] })
    .resolveAll()
  expect(b.life('B')).toBe(18)
})
