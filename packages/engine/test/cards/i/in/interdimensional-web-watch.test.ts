import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Interdimensional Web Watch] exiles two cards to play, and makes mana for spells from exile only', () => {
  const b = board({
    a: {
      hand: ['Interdimensional Web Watch', 'Shock'],
      battlefield: ['4 Wastes'],
      library: ['Grizzly Bears', 'Hill Giant', '3 Wastes'],
    },
  })
  b.cast('Interdimensional Web Watch').resolveAll()
  expect([b.can('cast', 'Shock'), b.can('cast', 'Grizzly Bears'), b.can('cast', 'Hill Giant')]).toEqual([
    false,
    true,
    false,
  ])
  b.cast('Grizzly Bears', { from: 'exile' }).resolve()
  expect(b.in('battlefield', 'Grizzly Bears')).toBe(true)
})
