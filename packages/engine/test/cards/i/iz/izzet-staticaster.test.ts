import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Izzet Staticaster] deals damage to all creatures of the same name', () => {
  const b = board({
    a: { battlefield: ['Izzet Staticaster'] },
    b: { battlefield: ['2 Raging Goblin', 'Savannah Lions'] },
  })
  b.activate('Izzet Staticaster', { targets: ['Raging Goblin'] }).resolve()
  expect(b.names('battlefield', 'B')).toEqual(['Savannah Lions'])
})
