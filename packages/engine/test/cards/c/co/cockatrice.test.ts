import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Cockatrice] destroys what blocked it at end of combat', () => {
  const b = board({ a: { battlefield: ['Cockatrice'] }, b: { battlefield: ['Wind Drake'] } })
  b.attack('Cockatrice').block('Wind Drake>Cockatrice').resolve()
  expect(b.in('battlefield', 'Wind Drake', 'B')).toBe(true)
  b.to('main2')
  expect(b.in('graveyard', 'Wind Drake', 'B')).toBe(true)
})
