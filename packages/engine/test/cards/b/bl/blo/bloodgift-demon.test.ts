import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'
import { offers } from '../../../../support/watch.ts'

it('[Bloodgift Demon] lets a player draw a card and lose 1 life in your upkeep', () => {
  const b = board({ active: 1, turn: 4, a: { battlefield: ['Bloodgift Demon'] } })
  const seen = offers(b, 'target', 'B')
  b.to('draw', 5)
  expect(seen).toEqual(['A', 'B'])
  expect([b.life('B'), b.names('hand', 'B').length]).toEqual([19, 1])
})
