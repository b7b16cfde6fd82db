import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[CR 603.12] Fireblade Artist: what is done when you sacrifice a creature has a target of its own', () => {
  const b = board({ a: { battlefield: ['Fireblade Artist', 'Llanowar Elves'] }, active: 1 })
  b.to('draw', 4)
  expect(b.life('B')).toBe(18)
})
