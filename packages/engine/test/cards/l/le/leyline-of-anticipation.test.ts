import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Leyline of Anticipation] lets you cast spells as though they had flash', () => {
  const b = board({ active: 1, a: { battlefield: ['Leyline of Anticipation', '2 Forest'], hand: ['Grizzly Bears'] } })
  expect(b.turnTo('A').can('cast', 'Grizzly Bears')).toBe(true)
})
