import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Trade Secrets] is repeated as long as the opponent likes', () => {
  const b = board({ a: { hand: ['Trade Secrets'], battlefield: ['3 Island'] } })
  b.reply('number', 4)
    .reply('number', 3)
    .reply('yesNo', [0], 'B')
    .reply('yesNo', [1], 'B')
    .cast('Trade Secrets')
    .resolve()
  expect([b.names('hand', 'A').length, b.names('hand', 'B').length]).toEqual([7, 4])
})
