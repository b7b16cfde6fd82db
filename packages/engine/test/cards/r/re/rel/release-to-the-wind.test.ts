import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Release to the Wind] lets the owner cast the card free', () => {
  const b = board({ a: { hand: ['Release to the Wind'], battlefield: ['3 Island', 'Serra Angel'] } })
  b.cast('Release to the Wind', { targets: ['Serra Angel'] }).resolve()
  b.cast('Serra Angel', { from: 'exile', method: 'free' }).resolve()
  expect(b.in('battlefield', 'Serra Angel', 'A')).toBe(true)
})
