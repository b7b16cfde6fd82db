import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Veil of Summer] draws a card after a blue or black spell of an opponent, and protects your spells', () => {
  const b = board({
    a: { battlefield: ['Forest', 'Mountain'], hand: ['Veil of Summer', 'Shock'] },
    b: { battlefield: ['4 Island'], hand: ['2 Counterspell'] },
  })
  b.cast('Shock', { targets: ['B'] })
    .pass()
    .cast('Counterspell', { targets: ['Shock'] })
    .turnTo('A')
    .cast('Veil of Summer')
    .resolve()
  expect(b.names('hand', 'A').length).toBe(1)
  expect(b.resolveAll().life('B')).toBe(18)
})
