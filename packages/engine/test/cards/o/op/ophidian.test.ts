import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Ophidian] draws a card instead of dealing damage, if its controller wants', () => {
  const attack = (answer: 'yes' | 'no') => {
    const b = board({ a: { battlefield: ['Ophidian'] } })
    b[answer]().attack('Ophidian').damage()
    return [b.names('hand', 'A').length, b.life('B')]
  }
  expect([attack('yes'), attack('no')]).toEqual([
    [1, 20],
    [0, 19],
  ])
})
