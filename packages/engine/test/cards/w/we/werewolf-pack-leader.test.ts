import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Werewolf Pack Leader] draws for a pack with power 6', () => {
  const b = board({ a: { battlefield: ['Werewolf Pack Leader', 'Hill Giant'] } })
  b.attack('Werewolf Pack Leader', 'Hill Giant').resolveAll()
  expect(b.names('hand', 'A').length).toBe(1)
  const c = board({ a: { battlefield: ['Werewolf Pack Leader', 'Grizzly Bears'] } })
  c.attack('Werewolf Pack Leader', 'Grizzly Bears').resolveAll()
  expect(c.names('hand', 'A').length).toBe(0)
})

it('[Werewolf Pack Leader] stops being a Human as it grows', () => {
  const b = board({ a: { battlefield: ['Werewolf Pack Leader', '4 Forest'] } })
  b.activate('Werewolf Pack Leader').resolve()
  expect([b.pt('Werewolf Pack Leader'), b.c('Werewolf Pack Leader').subtypes]).toEqual(['5/3', ['Werewolf']])
})
