import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Saffi Eriksdotter] returns the creature that dies', () => {
  const b = board({ a: { hand: ['Shock'], battlefield: ['Saffi Eriksdotter', 'Grizzly Bears', 'Mountain'] } })
  b.activate('Saffi Eriksdotter', { targets: ['Grizzly Bears'] }).resolve()
  b.cast('Shock', { targets: ['Grizzly Bears'] })
    .resolve()
    .resolveAll()
  expect(b.in('battlefield', 'Grizzly Bears', 'A')).toBe(true)
})
