import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Murder] destroys a creature', () => {
  const b = board({ a: { battlefield: ['3 Swamp'], hand: ['Murder'] }, b: { battlefield: ['Black Knight'] } })
  b.cast('Murder').resolve()
  expect(b.in('graveyard', 'Black Knight', 'B')).toBe(true)
})
