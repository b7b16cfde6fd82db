import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Petrified Hamlet] stops activated abilities with the chosen name, but gives those lands {C}', () => {
  const b = board({ a: { hand: ['Petrified Hamlet'] }, b: { battlefield: ['Wasteland'] } })
  b.reply('chooseName', 'Wasteland').play('Petrified Hamlet').resolve()
  b.to('main1', 4)
  expect(b.can('activate', 'Wasteland')).toBe(false)
  expect(b.can('activateMana', 'Wasteland')).toBe(true)
})
