import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Aluren] lets any player cast small creatures for free as though they had flash', () => {
  const b = board({ a: { battlefield: ['Aluren'] }, b: { hand: ['Grizzly Bears', 'Craw Wurm'] } })
  b.turnTo('B').cast('Grizzly Bears', { method: 'granted' }).resolve()
  expect(b.in('battlefield', 'Grizzly Bears', 'B')).toBe(true)
  expect(b.turnTo('B').can('cast', 'Craw Wurm')).toBe(false)
})
