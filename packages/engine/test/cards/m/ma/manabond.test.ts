import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Manabond] puts all lands of the hand onto the battlefield for the rest of the hand', () => {
  const end = (answer: 'yes' | 'no') => {
    const b = board({ a: { battlefield: ['Manabond'], hand: ['2 Forest', 'Shock'] } })
    b[answer]().to('end').resolveAll()
    return [b.count('battlefield', 'Forest', 'A'), b.names('hand', 'A').length]
  }
  expect([end('yes'), end('no')]).toEqual([
    [2, 0],
    [0, 3],
  ])
})
