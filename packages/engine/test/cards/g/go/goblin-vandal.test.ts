import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Goblin Vandal] destroys an artifact instead of dealing damage, if {R} is paid', () => {
  const attack = (answer: 'yes' | 'no') => {
    const b = board({ a: { battlefield: ['Goblin Vandal', 'Mountain'] }, b: { battlefield: ['Sol Ring'] } })
    b[answer]('payOrNot').attack('Goblin Vandal').damage()
    return [b.in('battlefield', 'Sol Ring'), b.life('B')]
  }
  expect([attack('yes'), attack('no')]).toEqual([
    [false, 20],
    [true, 19],
  ])
})
