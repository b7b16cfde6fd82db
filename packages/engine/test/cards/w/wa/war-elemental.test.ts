import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[War Elemental] is sacrificed unless an opponent was dealt damage, and grows with that damage', () => {
  const b = board({ a: { battlefield: ['5 Mountain'], hand: ['War Elemental', '2 Shock'] } })
  b.cast('Shock', { targets: ['B'] })
    .resolve()
    .cast('War Elemental')
    .resolveAll()
    .cast('Shock', { targets: ['B'] })
    .resolveAll()
  expect(b.pt('War Elemental')).toBe('3/3')
  const none = board({ a: { battlefield: ['3 Mountain'], hand: ['War Elemental'] } })
  none.cast('War Elemental').resolveAll()
  expect(none.in('graveyard', 'War Elemental', 'A')).toBe(true)
})
