import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Voice of Resurgence] makes a token for a spell of an opponent in its controller's turn", () => {
  const b = board({ a: { battlefield: ['Voice of Resurgence'] }, b: { hand: ['Shock'], battlefield: ['Mountain'] } })
  b.turnTo('B')
    .cast('Shock', { targets: ['A'] })
    .resolveAll()
  expect(b.pt('Elemental Token')).toBe('2/2')
})
