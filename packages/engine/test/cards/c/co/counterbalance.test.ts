import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Counterbalance] counters a spell with the mana value of the revealed card', () => {
  const b = board({
    a: { hand: ['Shock', 'Hill Giant'], battlefield: ['5 Mountain'] },
    b: { battlefield: ['Counterbalance'], library: ['Opt'] },
  })
  b.yes()
    .cast('Shock', { targets: ['B'] })
    .resolve()
  expect(b.in('graveyard', 'Shock', 'A')).toBe(true)
  expect(b.life('B')).toBe(20)
  b.yes().cast('Hill Giant').resolveAll()
  expect(b.in('battlefield', 'Hill Giant', 'A')).toBe(true)
})
