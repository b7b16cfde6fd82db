import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Improvisation Capstone] exiles cards until their mana value is 4, and casts spells among them', () => {
  const b = board({
    a: {
      hand: ['Improvisation Capstone'],
      battlefield: ['7 Mountain'],
      library: ['Island', 'Grizzly Bears', 'Hill Giant', 'Serra Angel'],
    },
  })
  b.yes().yes().cast('Improvisation Capstone').resolveAll()
  expect([b.in('battlefield', 'Grizzly Bears'), b.in('battlefield', 'Hill Giant')]).toEqual([true, true])
  expect([b.in('exile', 'Island'), b.in('library', 'Serra Angel'), b.in('exile', 'Improvisation Capstone')]).toEqual([
    true,
    true,
    true,
  ])
})
