import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Transmogrify] exchanges a creature for the next one of its controller's library", () => {
  const b = board({
    a: {
      hand: ['Transmogrify'],
      battlefield: ['4 Mountain', 'Llanowar Elves'],
      library: ['Shock', 'Serra Angel', '3 Wastes'],
    },
  })
  b.cast('Transmogrify', { targets: ['Llanowar Elves'] }).resolve()
  expect([b.in('exile', 'Llanowar Elves'), b.in('battlefield', 'Serra Angel', 'A')]).toEqual([true, true])
  expect(b.in('library', 'Shock', 'A')).toBe(true)
})
