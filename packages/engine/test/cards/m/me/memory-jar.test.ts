import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Memory Jar] gives each player seven cards until the end step, and the old hands back then', () => {
  const b = board({
    a: { battlefield: ['Memory Jar'], hand: ['Shock'], library: ['10 Wastes'] },
    b: { hand: ['2 Opt'], library: ['10 Wastes'] },
  })
  b.activate('Memory Jar').resolve()
  expect([b.names('hand', 'A').length, b.names('hand', 'B').length, b.names('exile').length]).toEqual([7, 7, 3])
  b.to('end').resolveAll()
  expect([b.names('hand', 'A'), b.names('hand', 'B')]).toEqual([['Shock'], ['Opt', 'Opt']])
})
