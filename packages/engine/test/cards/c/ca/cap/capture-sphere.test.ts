import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Capture Sphere] taps the creature, at any time', () => {
  const b = board({
    active: 1,
    a: { battlefield: ['4 Island'], hand: ['Capture Sphere'] },
    b: { battlefield: ['Hill Giant'] },
  })
  b.turnTo('A').cast('Capture Sphere').resolveAll()
  expect(b.object('Hill Giant').tapped).toBe(true)
})
