import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Spider-Man, Web-Slinger] is cast for {W} by returning a tapped creature', () => {
  const b = board({
    a: { hand: ['Spider-Man, Web-Slinger'], battlefield: ['Plains', { card: 'Grizzly Bears', tapped: true }] },
  })
  b.cast('Spider-Man, Web-Slinger', { method: 'alternative' }).resolve()
  expect([b.in('battlefield', 'Spider-Man, Web-Slinger'), b.in('hand', 'Grizzly Bears', 'A')]).toEqual([true, true])
})
