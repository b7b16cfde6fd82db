import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Undying Evil] brings a creature back', () => {
  const b = board({ a: { hand: ['Undying Evil', 'Murder'], battlefield: ['Grizzly Bears', '4 Swamp'] } })
  b.cast('Undying Evil').resolve().cast('Murder').resolveAll()
  expect(b.pt('Grizzly Bears')).toBe('3/3')
})
