import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Crosis, the Purger] purges a color from a hand', () => {
  const b = board({
    a: { battlefield: ['Crosis, the Purger', '3 Swamp'] },
    b: { hand: ['Shock', 'Hill Giant', 'Opt'] },
  })
  b.yes('payOrNot').yes().option('chooseColor', 'R').attack('Crosis, the Purger').damage()
  expect(b.names('hand', 'B')).toEqual(['Opt'])
})
