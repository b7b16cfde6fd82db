import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Coalition Honor Guard] must be chosen as a target by opponents, but not by its controller', () => {
  const theirs = board({
    a: { hand: ['Shock'], battlefield: ['Mountain'] },
    b: { battlefield: ['Coalition Honor Guard', 'Grizzly Bears'] },
  })
  theirs.cast('Shock', { targets: ['Coalition Honor Guard'] }).resolve()
  expect(theirs.object('Coalition Honor Guard').damage).toBe(2)
  const refused = board({
    a: { hand: ['Shock'], battlefield: ['Mountain'] },
    b: { battlefield: ['Coalition Honor Guard', 'Grizzly Bears'] },
  })
  refused.cast('Shock').resolve()
  expect(refused.in('battlefield', 'Grizzly Bears')).toBe(true)
  const own = board({ a: { hand: ['Shock'], battlefield: ['Mountain', 'Coalition Honor Guard'] } })
  own.cast('Shock', { targets: ['B'] }).resolve()
  expect(own.life('B')).toBe(18)
})
