import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Blood Cultist] grows when a creature it damaged dies', () => {
  const b = board({ a: { battlefield: ['Blood Cultist'] }, b: { battlefield: ['Raging Goblin'] } })
  b.activate('Blood Cultist', { targets: ['Raging Goblin'] }).resolveAll()
  expect(b.pt('Blood Cultist')).toBe('2/2')
})
