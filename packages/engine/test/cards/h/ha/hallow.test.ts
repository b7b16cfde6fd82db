import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Hallow] turns the damage of a spell into life', () => {
  const b = board({
    active: 1,
    a: { hand: ['Hallow'], battlefield: ['Plains'] },
    b: { hand: ['Lava Spike'], battlefield: ['Mountain'] },
  })
  b.cast('Lava Spike', { targets: ['A'] })
    .turnTo('A')
    .cast('Hallow', { targets: ['Lava Spike'] })
    .resolveAll()
  expect(b.life('A')).toBe(23)
})
