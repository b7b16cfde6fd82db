import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Dash Hopes] is countered where a player pays 5 life', () => {
  const counters = (answer: 0 | 1) => {
    const b = board({
      a: { hand: ['Hill Giant'], battlefield: ['4 Mountain'] },
      b: { hand: ['Dash Hopes'], battlefield: ['2 Swamp'] },
    })
    b.cast('Hill Giant')
      .turnTo('B')
      .cast('Dash Hopes', { targets: ['Hill Giant'] })
    b.reply('payOrNot', [answer], 'A').reply('payOrNot', [1], 'B').resolveAll()
    return [b.life('A'), b.in('battlefield', 'Hill Giant', 'A')]
  }
  expect([counters(0), counters(1)]).toEqual([
    [15, true],
    [20, false],
  ])
})
