import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Crosis, the Purger] discards all cards of a color', () => {
  const b = board({ a: { battlefield: ['Crosis, the Purger', '3 Swamp'] }, b: { hand: ['2 Shock', 'Opt'] } })
  b.yes('payOrNot').option('chooseColor', 'red').attack('Crosis, the Purger').to('main2')
  expect(b.names('hand', 'B')).toEqual(['Opt'])
})
