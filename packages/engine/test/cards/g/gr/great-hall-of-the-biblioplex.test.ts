import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Great Hall of the Biblioplex] becomes a Wizard that grows with instants and sorceries', () => {
  const b = board({ a: { battlefield: ['Great Hall of the Biblioplex', '5 Wastes', 'Mountain'], hand: ['Shock'] } })
  b.activate('Great Hall of the Biblioplex')
    .resolve()
    .cast('Shock', { targets: ['B'] })
    .resolve()
  expect(b.pt('Great Hall of the Biblioplex')).toBe('3/4')
})
