import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Spirit Mirror] makes a Reflection while there is none, and destroys one for {0}', () => {
  const b = board({ turn: 4, active: 1, a: { battlefield: ['Spirit Mirror'] } })
  b.to('main1', 5).to('main1', 7)
  expect(b.count('battlefield', 'Reflection Token', 'A')).toBe(1)
  b.activate('Spirit Mirror').resolve()
  expect(b.count('battlefield', 'Reflection Token', 'A')).toBe(0)
})
