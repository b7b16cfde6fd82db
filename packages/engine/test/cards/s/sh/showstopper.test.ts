import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Showstopper] gives your creatures revenge', () => {
  const b = board({
    a: { hand: ['Showstopper', 'Shock'], battlefield: ['Memnite', 'Swamp', '3 Mountain'] },
    b: { battlefield: ['Grizzly Bears'] },
  })
  b.cast('Showstopper').resolve()
  b.cast('Shock', { targets: ['Memnite'] }).resolveAll()
  expect(b.in('graveyard', 'Grizzly Bears', 'B')).toBe(true)
})
