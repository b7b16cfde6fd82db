import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Pendelhaven] gives a 1/1 creature +1/+2, and no other', () => {
  const b = board({ a: { battlefield: ['Pendelhaven', 'Goblin Piker', 'Grizzly Bears'] } })
  expect(b.can('activate', 'Pendelhaven')).toBe(false)
  const c = board({ a: { battlefield: ['Pendelhaven', 'Llanowar Elves'] } })
  c.activate('Pendelhaven', { targets: ['Llanowar Elves'] }).resolve()
  expect(c.pt('Llanowar Elves')).toBe('2/3')
})
