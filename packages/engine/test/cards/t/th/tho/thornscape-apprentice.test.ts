import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Thornscape Apprentice] taps a creature, or gives it first strike', () => {
  const b = board({
    a: { battlefield: ['2 Thornscape Apprentice', 'Plains', 'Mountain'] },
    b: { battlefield: ['Grizzly Bears'] },
  })
  b.activate('Thornscape Apprentice', { nth: 1, targets: ['Grizzly Bears'] }).resolve()
  expect(b.object('Grizzly Bears').tapped).toBe(true)
  b.activate('Thornscape Apprentice#2', { targets: ['Grizzly Bears'] }).resolve()
  expect(b.has('Grizzly Bears', 'first strike')).toBe(true)
})
