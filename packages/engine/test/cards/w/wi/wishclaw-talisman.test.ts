import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Wishclaw Talisman] finds a card and goes to the opponent', () => {
  const b = board({
    a: { battlefield: [{ card: 'Wishclaw Talisman', counters: { wish: 3 } }, 'Wastes'], library: ['Opt', 'Shock'] },
  })
  b.pick('chooseFound', 'Shock').activate('Wishclaw Talisman').resolve()
  expect(b.in('hand', 'Shock', 'A')).toBe(true)
  expect(b.in('battlefield', 'Wishclaw Talisman', 'B')).toBe(true)
})
