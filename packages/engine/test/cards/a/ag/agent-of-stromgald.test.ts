import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Agent of Stromgald] turns red mana into black', () => {
  const b = board({ a: { battlefield: ['Agent of Stromgald'], mana: '{R}' } })
  b.tapForMana('Agent of Stromgald')
  expect(b.pool('A')).toBe('{B}')
})
