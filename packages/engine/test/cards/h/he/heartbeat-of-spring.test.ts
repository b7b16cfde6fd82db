import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Heartbeat of Spring] doubles the mana of a basic land', () => {
  const b = board({ a: { battlefield: ['Heartbeat of Spring', 'Forest'] } })
  b.tapForMana('Forest')
  expect(b.pool('A')).toBe('{G}{G}')
})
