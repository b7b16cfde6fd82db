import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[The Aetherspark] is carried by a creature, whose combat damage in your turn is loyalty', () => {
  const b = board({ a: { battlefield: ['The Aetherspark', 'Craw Wurm'] } })
  b.activate('The Aetherspark', { targets: ['Craw Wurm'] }).resolve()
  expect([b.counters('The Aetherspark', 'loyalty'), b.pt('Craw Wurm')]).toEqual([5, '7/5'])
  b.attack('Craw Wurm').damage()
  expect(b.counters('The Aetherspark', 'loyalty')).toBe(12)
})

it("[The Aetherspark] can't be attacked while it is attached to a creature", () => {
  const b = board({ a: { battlefield: ['The Aetherspark', 'Llanowar Elves'] }, b: { battlefield: ['Hill Giant'] } })
  b.activate('The Aetherspark', { targets: ['Llanowar Elves'] })
    .resolve()
    .to('declareAttackers', 4)
  expect(() => b.attack('Hill Giant>The Aetherspark')).toThrow('cannot attack')
})
