import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Intruder Alarm] untaps creatures only as one enters', () => {
  const giant = { card: 'Hill Giant', tapped: true }
  const b = board({ a: { hand: ['Grizzly Bears'], battlefield: ['Intruder Alarm', '2 Forest', giant] }, active: 1 })
  b.to('main1', 4)
  expect(b.object('Hill Giant').tapped).toBe(true)
  b.cast('Grizzly Bears').resolve().resolve()
  expect(b.object('Hill Giant').tapped).toBe(false)
})
