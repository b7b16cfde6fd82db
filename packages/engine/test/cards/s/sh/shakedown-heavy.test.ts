import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Shakedown Heavy] may be bought off with a card', () => {
  const b = board({ a: { battlefield: ['Shakedown Heavy'] } })
  b.reply('yesNo', [0], 'B').attack('Shakedown Heavy').resolve()
  expect([b.names('hand', 'A').length, b.object('Shakedown Heavy').tapped]).toEqual([1, false])
  b.damage()
  expect(b.life('B')).toBe(20)
})

it('[Shakedown Heavy] fights on where the defending player declines', () => {
  const b = board({ a: { battlefield: ['Shakedown Heavy'] } })
  b.reply('yesNo', [1], 'B').attack('Shakedown Heavy').resolve().damage()
  expect([b.life('B'), b.names('hand', 'A')]).toEqual([14, []])
})
