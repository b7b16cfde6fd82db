import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Return the Favor] copies a spell', () => {
  const b = board({
    active: 1,
    a: { hand: ['Return the Favor'], battlefield: ['3 Mountain'] },
    b: { hand: ['Lava Spike'], battlefield: ['Mountain'] },
  })
  b.cast('Lava Spike', { targets: ['A'] }).turnTo('A')
  b.reply('mode', [0]).reply('mode', [])
  b.cast('Return the Favor').yes('newTargets').pick('target', 'B').resolveAll()
  expect([b.life('A'), b.life('B')]).toEqual([17, 17])
})
