import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Barkhide Troll] gains hexproof for its counter', () => {
  const b = board({ a: { battlefield: ['3 Forest'], hand: ['Barkhide Troll'] } })
  b.cast('Barkhide Troll').resolve()
  expect(b.pt('Barkhide Troll')).toBe('3/3')
  b.activate('Barkhide Troll').resolve()
  expect([b.pt('Barkhide Troll'), b.has('Barkhide Troll', 'hexproof')]).toEqual(['2/2', true])
})
