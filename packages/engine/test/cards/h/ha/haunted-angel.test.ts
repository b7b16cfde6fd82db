import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Haunted Angel] is exiled when it dies, and the opponent gets an Angel', () => {
  const b = board({ a: { hand: ['Murder'], battlefield: ['Haunted Angel', '3 Swamp'] } })
  b.cast('Murder', { targets: ['Haunted Angel'] }).resolveAll()
  expect([b.in('exile', 'Haunted Angel'), b.names('battlefield', 'B')]).toEqual([true, ['Angel Token']])
})
