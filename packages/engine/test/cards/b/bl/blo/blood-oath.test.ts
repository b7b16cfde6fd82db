import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Blood Oath] deals 3 damage for each card of the chosen type', () => {
  const b = board({
    a: { hand: ['Blood Oath'], battlefield: ['4 Mountain'] },
    b: { hand: ['2 Island', 'Shock'] },
  })
  b.option('chooseType', 'land')
    .cast('Blood Oath', { targets: ['B'] })
    .resolve()
  expect(b.life('B')).toBe(14)
})
