import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Overencumbered] keeps creatures from attacking unless the enchanted opponent pays', () => {
  const b = board({
    a: { hand: ['Overencumbered'], battlefield: ['2 Plains'] },
    b: { battlefield: ['Hill Giant', '3 Forest'] },
  })
  b.cast('Overencumbered', { targets: ['B'] })
    .resolve()
    .resolve()
  expect(b.names('battlefield', 'B')).toEqual(expect.arrayContaining(['Clue Token', 'Food Token', 'Junk Token']))
  b.no('payOrNot').to('declareAttackers', 4)
  expect(b.decision.shape).not.toBe('attack')
})
