import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Balance] brings both players to the fewest lands, cards and creatures', () => {
  const b = board({
    a: { hand: ['Balance'], battlefield: ['2 Plains'] },
    b: { hand: ['3 Shock'], battlefield: ['4 Forest', '2 Memnite'] },
  })
  b.cast('Balance').resolve()
  expect([b.names('battlefield', 'B'), b.names('hand', 'B'), b.names('battlefield', 'A').length]).toEqual([
    ['Forest', 'Forest'],
    [],
    2,
  ])
})
