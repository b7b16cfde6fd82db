import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Myr Enforcer] costs {1} less for each artifact', () => {
  const b = board({ a: { battlefield: ['3 Memnite', '4 Wastes'], hand: ['Myr Enforcer'] } })
  b.cast('Myr Enforcer').resolve()
  expect(b.pt('Myr Enforcer')).toBe('4/4')
})
