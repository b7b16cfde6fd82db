import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Screaming Nemesis] passes damage on, and a player dealt damage this way gains no life any more', () => {
  const b = board({
    a: { battlefield: ['Screaming Nemesis', 'Mountain'], hand: ['Shock'] },
    b: { hand: ['Healing Salve'], battlefield: ['Plains'] },
  })
  b.cast('Shock', { targets: ['Screaming Nemesis', 'B'] })
    .resolve()
    .resolve()
  expect(b.life('B')).toBe(18)
  b.turnTo('B')
    .cast('Healing Salve', { targets: ['B'] })
    .resolveAll()
  expect(b.life('B')).toBe(18)
})
