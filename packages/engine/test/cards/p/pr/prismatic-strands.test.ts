import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Prismatic Strands] prevents the damage of sources of one color', () => {
  const b = board({
    active: 1,
    a: { hand: ['Prismatic Strands'], battlefield: ['3 Plains'] },
    b: { hand: ['Lava Spike'], battlefield: ['Mountain'] },
  })
  b.cast('Lava Spike', { targets: ['A'] })
    .turnTo('A')
    .cast('Prismatic Strands')
    .option('chooseColor', 'R')
    .resolveAll()
  expect(b.life('A')).toBe(20)
})
