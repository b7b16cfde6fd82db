import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Divination] draws two cards', () => {
  const b = board({ a: { battlefield: ['3 Island'], hand: ['Divination'] } })
  b.cast('Divination').resolve()
  expect(b.names('hand', 'A')).toHaveLength(2)
})
