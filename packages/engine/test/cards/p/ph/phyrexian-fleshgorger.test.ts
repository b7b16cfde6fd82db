import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Phyrexian Fleshgorger] costs life equal to its power to target', () => {
  const b = board({
    active: 1,
    a: { battlefield: ['Phyrexian Fleshgorger'] },
    b: { hand: ['Murder'], battlefield: ['3 Swamp'] },
  })
  b.yes('payOrNot')
    .cast('Murder', { targets: ['Phyrexian Fleshgorger'] })
    .resolveAll()
  expect([b.life('B'), b.in('graveyard', 'Phyrexian Fleshgorger')]).toEqual([13, true])
})
