import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Ulamog, the Ceaseless Hunger] exiles twenty cards of the defending player', () => {
  const b = board({ a: { battlefield: ['Ulamog, the Ceaseless Hunger'] }, b: { library: ['25 Wastes'] } })
  b.attack('Ulamog, the Ceaseless Hunger').resolveAll()
  expect([b.names('library', 'B').length, b.names('exile', 'B').length]).toEqual([5, 20])
})
