import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Reality Smasher] counters a spell whose controller does not discard', () => {
  const b = board({
    active: 1,
    a: { battlefield: ['Reality Smasher'] },
    b: { hand: ['Murder'], battlefield: ['3 Swamp'] },
  })
  b.cast('Murder', { targets: ['Reality Smasher'] }).resolveAll()
  expect([b.in('battlefield', 'Reality Smasher'), b.in('graveyard', 'Murder')]).toEqual([true, true])
})
