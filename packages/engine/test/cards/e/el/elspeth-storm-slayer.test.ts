import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Elspeth, Storm Slayer] doubles the tokens', () => {
  const b = board({ a: { battlefield: ['Elspeth, Storm Slayer'] } })
  b.activate('Elspeth, Storm Slayer').resolve()
  expect(b.count('battlefield', 'Soldier Token', 'A')).toBe(2)
})
