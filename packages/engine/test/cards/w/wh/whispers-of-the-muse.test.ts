import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Whispers of the Muse] draws a card', () => {
  const b = board({ a: { hand: ['Whispers of the Muse'], battlefield: ['Island'] } })
  b.cast('Whispers of the Muse').resolve()
  expect(b.names('hand', 'A')).toEqual(['Wastes'])
})
