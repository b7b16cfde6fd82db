import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Felonious Rage] makes a Detective when the creature dies this turn', () => {
  const b = board({ a: { hand: ['Felonious Rage', 'Shock'], battlefield: ['2 Mountain', 'Grizzly Bears'] } })
  b.cast('Felonious Rage', { targets: ['Grizzly Bears'] }).resolve()
  expect([b.pt('Grizzly Bears'), b.count('battlefield', 'Detective Token')]).toEqual(['4/2', 0])
  b.cast('Shock', { targets: ['Grizzly Bears'] }).resolveAll()
  expect(b.count('battlefield', 'Detective Token')).toBe(1)
})
