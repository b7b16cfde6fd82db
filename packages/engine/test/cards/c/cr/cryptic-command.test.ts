import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Cryptic Command] does two of four things', () => {
  const b = board({ a: { battlefield: ['4 Island'], hand: ['Cryptic Command'] }, b: { battlefield: ['Hill Giant'] } })
  b.reply('mode', [1, 2]).cast('Cryptic Command').resolve()
  expect([b.object('Hill Giant').tapped, b.names('hand', 'A').length]).toEqual([true, 1])
})

it('[Cryptic Command] counters a spell and returns a permanent', () => {
  const b = board({
    a: { battlefield: ['Mountain'], hand: ['Shock'] },
    b: { battlefield: ['4 Island'], hand: ['Cryptic Command'] },
  })
  b.cast('Shock', { targets: ['B'] }).turnTo('B')
  b.reply('mode', [0, 1])
    .cast('Cryptic Command', { targets: ['Shock', 'Mountain'] })
    .resolve()
  expect([b.life('B'), b.in('hand', 'Mountain', 'A')]).toEqual([20, true])
})
