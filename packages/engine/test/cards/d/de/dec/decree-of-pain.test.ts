import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Decree of Pain] draws a card for each creature destroyed', () => {
  const b = board({
    a: { hand: ['Decree of Pain'], battlefield: ['8 Swamp', 'Memnite'] },
    b: { battlefield: ['Hill Giant'] },
  })
  b.cast('Decree of Pain').resolve()
  expect(b.names('hand', 'A')).toHaveLength(2)
})
