import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Gilded Light] keeps you from being a target, also of your own spells', () => {
  const b = board({ a: { hand: ['Gilded Light', 'Lava Spike'], battlefield: ['2 Plains', 'Mountain'] } })
  b.cast('Gilded Light').resolve().cast('Lava Spike').resolve()
  expect(b.life('B')).toBe(17)
})
