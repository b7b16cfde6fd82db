import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Mulch] puts the lands of four cards into the hand and the rest into the graveyard', () => {
  const b = board({
    a: { battlefield: ['2 Forest'], hand: ['Mulch'], library: ['Island', 'Shock', 'Swamp', 'Memnite', 'Plains'] },
  })
  b.cast('Mulch').resolve()
  expect([
    b.names('hand', 'A').sort(),
    b.count('graveyard', 'Shock', 'A') + b.count('graveyard', 'Memnite', 'A'),
  ]).toEqual([['Island', 'Swamp'], 2])
})
