import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Intruder Alarm] untaps creatures only when one enters', () => {
  const b = board({
    a: { hand: ['Grizzly Bears'], battlefield: ['Intruder Alarm', { card: 'Hill Giant', tapped: true }, '2 Forest'] },
  })
  b.to('main1', 5)
  expect(b.object('Hill Giant').tapped).toBe(true)
  b.cast('Grizzly Bears').resolveAll()
  expect(b.object('Hill Giant').tapped).toBe(false)
})
