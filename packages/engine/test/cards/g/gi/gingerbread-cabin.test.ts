import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Gingerbread Cabin] creates a Food only if it enters untapped', () => {
  const b = board({ a: { hand: ['Gingerbread Cabin'], battlefield: ['3 Forest'] } })
  b.play('Gingerbread Cabin').resolveAll()
  expect(b.in('battlefield', 'Food Token', 'A')).toBe(true)
  const c = board({ a: { hand: ['Gingerbread Cabin'], battlefield: ['2 Forest'] } })
  c.play('Gingerbread Cabin')
  expect(c.game.state.stack).toEqual([])
})
