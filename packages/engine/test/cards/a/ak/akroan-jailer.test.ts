import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Akroan Jailer] taps a creature', () => {
  const b = board({ a: { battlefield: ['Akroan Jailer', '3 Plains'] }, b: { battlefield: ['Hill Giant'] } })
  b.activate('Akroan Jailer', { targets: ['Hill Giant'] }).resolve()
  expect(b.object('Hill Giant').tapped).toBe(true)
})
