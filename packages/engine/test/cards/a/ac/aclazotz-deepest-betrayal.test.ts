import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Aclazotz, Deepest Betrayal] makes the opponent discard as it attacks, with a Bat for a land', () => {
  const b = board({ a: { battlefield: ['Aclazotz, Deepest Betrayal'] }, b: { hand: ['Island'] } })
  b.attack('Aclazotz, Deepest Betrayal').resolveAll()
  expect([b.in('graveyard', 'Island'), b.count('battlefield', 'Bat Token'), b.names('hand', 'A').length]).toEqual([
    true,
    1,
    0,
  ])
})

it("[Aclazotz, Deepest Betrayal] draws a card if the opponent can't discard", () => {
  const b = board({ a: { battlefield: ['Aclazotz, Deepest Betrayal'] } })
  b.attack('Aclazotz, Deepest Betrayal').resolveAll()
  expect(b.names('hand', 'A')).toHaveLength(1)
})

it('[Temple of the Dead] turns back while a player has one or fewer cards in hand', () => {
  const temple = (cards: number) =>
    board({
      a: { battlefield: [{ card: 'Aclazotz, Deepest Betrayal', face: 1 }, '3 Swamp'], hand: ['2 Shock'] },
      b: { hand: [`${cards} Shock`] },
    })
  expect(temple(2).can('activate', 'Temple of the Dead')).toBe(false)
  const b = temple(1)
  b.activate('Temple of the Dead').resolve()
  expect(b.pt('Aclazotz, Deepest Betrayal')).toBe('4/4')
})
