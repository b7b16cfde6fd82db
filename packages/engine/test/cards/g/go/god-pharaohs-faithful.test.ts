import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[God-Pharaoh's Faithful] gains life for blue, black and red spells", () => {
  const b = board({
    a: { hand: ['Shock', 'Giant Growth'], battlefield: ["God-Pharaoh's Faithful", 'Mountain', 'Forest'] },
  })
  b.cast('Shock', { targets: ['B'] })
    .resolveAll()
    .cast('Giant Growth', { targets: ["God-Pharaoh's Faithful"] })
    .resolveAll()
  expect(b.life('A')).toBe(21)
})
