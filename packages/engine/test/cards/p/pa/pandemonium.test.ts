import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Pandemonium] lets the controller of a creature that enters deal its power as damage', () => {
  const b = board({ a: { battlefield: ['Pandemonium', '4 Mountain'], hand: ['Hill Giant'] } })
  b.cast('Hill Giant').aim(['B']).yes().resolve().resolve()
  expect(b.life('B')).toBe(17)
})
