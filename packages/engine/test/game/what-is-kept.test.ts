import { expect, it } from 'vitest'
import { characteristics } from '../../src/continuous/read.ts'
import { board } from '../support/board.ts'

it('[S1.3] what a fork takes over from its parent ends with the effect: without Goblin King a Goblin is small there, and only there', () => {
  const b = board({ a: { hand: ['Lightning Bolt'], battlefield: ['Goblin King', 'Mogg Fanatic', 'Mountain'] } })
  const fanatic = b.id('Mogg Fanatic')
  expect(b.pt('Mogg Fanatic')).toBe('2/2')
  const fork = b.game.fork()
  expect(characteristics(fork, fanatic)).toBe(characteristics(b.game, fanatic))
  b.cast('Lightning Bolt', { targets: ['Goblin King'] }).resolve()
  expect(b.pt('Mogg Fanatic')).toBe('1/1')
  expect(characteristics(fork, fanatic).power).toBe(2)
})

it('[S4.1] an action that was found legal and then changed is judged again', () => {
  const b = board({ a: { hand: ['Shock', 'Grizzly Bears'], battlefield: ['Mountain'] } })
  const action = { kind: 'cast' as const, object: b.id('Shock'), face: 0, method: 'normal' }
  expect(b.game.refusal(0, action)).toBeNull()
  action.object = b.id('Grizzly Bears')
  expect(b.game.submit(0, action)).toMatchObject({ ok: false })
})
