import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Path to Exile] lets the creature's controller search for a basic land", () => {
  const b = board({
    a: { battlefield: ['Plains'], hand: ['Path to Exile'] },
    b: { battlefield: ['Hill Giant'], library: ['Mogg Fanatic', 'Mountain'] },
  })
  b.reply('yesNo', [0], 'B').reply('chooseFound', () => [b.id('Mountain')], 'B')
  b.cast('Path to Exile', { targets: ['Hill Giant'] }).resolve()
  expect(b.in('exile', 'Hill Giant', 'B')).toBe(true)
  expect(b.in('battlefield', 'Mountain', 'B')).toBe(true)
  expect(b.object('Mountain').tapped).toBe(true)
})
