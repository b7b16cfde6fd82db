import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Phyrexian Rager] draws a card and loses its controller 1 life when it enters', () => {
  const b = board({ a: { hand: ['Phyrexian Rager'], battlefield: ['3 Swamp'], library: ['Shock', 'Forest'] } })
  b.cast('Phyrexian Rager').resolve()
  expect(b.names('hand', 'A')).toEqual([])
  b.resolve()
  expect(b.names('hand', 'A')).toEqual(['Shock'])
  expect(b.life('A')).toBe(19)
})
