import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Angel of Mercy] gains 3 life when it enters', () => {
  const b = board({ a: { battlefield: ['5 Plains'], hand: ['Angel of Mercy'] } })
  b.cast('Angel of Mercy').resolveAll()
  expect(b.life('A')).toBe(23)
  expect(b.has('Angel of Mercy', 'flying')).toBe(true)
})
