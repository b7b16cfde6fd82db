import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Worldgorger Dragon] exiles the other permanents of its controller until it leaves', () => {
  const b = board({
    a: { hand: ['Worldgorger Dragon'], battlefield: ['6 Mountain', 'Memnite'] },
    b: { hand: ['Murder'], battlefield: ['3 Swamp'] },
  })
  b.cast('Worldgorger Dragon').resolveAll()
  expect(b.names('battlefield', 'A')).toEqual(['Worldgorger Dragon'])
  b.turnTo('B')
    .cast('Murder', { targets: ['Worldgorger Dragon'] })
    .resolveAll()
  expect(b.names('battlefield', 'A').length).toBe(7)
})
