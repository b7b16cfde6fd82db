import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Dream Halls] lets a card of the same color be discarded instead of the mana cost', () => {
  const b = board({ a: { battlefield: ['Dream Halls'], hand: ['Craw Wurm', 'Llanowar Elves', 'Shock'] } })
  b.cast('Craw Wurm', { method: 'granted' }).resolve()
  expect([b.in('battlefield', 'Craw Wurm', 'A'), b.in('graveyard', 'Llanowar Elves', 'A')]).toEqual([true, true])
  expect(b.can('cast', 'Shock')).toBe(false)
})
