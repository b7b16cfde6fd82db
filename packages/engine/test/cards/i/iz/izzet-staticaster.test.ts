import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Izzet Staticaster] deals 1 damage to each creature of that name', () => {
  const b = board({
    a: { battlefield: ['Izzet Staticaster'] },
    b: { battlefield: ['3 Raging Goblin', 'Savannah Lions'] },
  })
  b.activate('Izzet Staticaster', { targets: ['Raging Goblin'] }).resolve()
  expect([b.count('graveyard', 'Raging Goblin', 'B'), b.in('battlefield', 'Savannah Lions', 'B')]).toEqual([3, true])
})
