import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Chain Lightning] the player dealt damage may pay {R}{R} and send it back', () => {
  const b = board({
    a: { hand: ['Chain Lightning'], battlefield: ['Mountain'] },
    b: { battlefield: ['2 Mountain'] },
  })
  b.cast('Chain Lightning', { targets: ['B'] })
  b.reply('payOrNot', [0], 'B').reply('yesNo', [0], 'B').reply('newTargets', [0], 'B')
  b.reply('target', () => [b.entity('A')], 'B')
  b.resolve().resolveAll()
  expect([b.life('A'), b.life('B')]).toEqual([17, 17])
})
