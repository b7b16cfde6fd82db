import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[White Sun's Twilight] destroys all other creatures if X is 5", () => {
  const of = (x: number) => {
    const b = board({ a: { hand: ["White Sun's Twilight"], battlefield: ['7 Plains', 'Hill Giant'] } })
    b.reply('x', x).cast("White Sun's Twilight").resolve()
    return [
      b.life('A'),
      b.names('battlefield', 'A').filter((name) => name.includes('Mite')).length,
      b.in('battlefield', 'Hill Giant'),
    ]
  }
  expect([of(4), of(5)]).toEqual([
    [24, 4, true],
    [25, 5, false],
  ])
})
