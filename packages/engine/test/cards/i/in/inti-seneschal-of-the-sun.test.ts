import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Inti, Seneschal of the Sun] turns a discarded card into a counter and a card to play', () => {
  const b = board({ a: { hand: ['Memnite'], battlefield: ['Inti, Seneschal of the Sun'] } })
  b.yes('payOrNot').attack('Inti, Seneschal of the Sun').resolveAll()
  expect([b.pt('Inti, Seneschal of the Sun'), b.names('exile', 'A').length]).toEqual(['3/3', 1])
})
