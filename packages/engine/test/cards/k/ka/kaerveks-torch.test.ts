import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Kaervek's Torch] makes spells that target it cost {2} more", () => {
  const b = board({
    a: { hand: ["Kaervek's Torch"], battlefield: ['3 Mountain'] },
    b: { hand: ['Counterspell'], battlefield: ['3 Island'] },
  })
  b.reply('x', 2)
    .cast("Kaervek's Torch", { targets: ['B'] })
    .turnTo('B')
  b.cast('Counterspell', { targets: ["Kaervek's Torch"] })
  expect(b.in('hand', 'Counterspell', 'B')).toBe(true)
})
