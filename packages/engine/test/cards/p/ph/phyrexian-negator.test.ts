import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Phyrexian Negator] costs a permanent for each damage', () => {
  const b = board({ a: { battlefield: ['Phyrexian Negator', '4 Mountain'], hand: ['Shock'] } })
  b.cast('Shock', { targets: ['Phyrexian Negator'] })
    .pick('sacrifice', 'Mountain', 'Mountain#2')
    .resolveAll()
  expect(b.count('battlefield', 'Mountain', 'A')).toBe(2)
})
