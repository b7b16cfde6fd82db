import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Nether Void] counters a spell of any player unless {3} is paid', () => {
  const saved = (lands: number): boolean => {
    const b = board({
      active: 1,
      a: { battlefield: ['Nether Void'] },
      b: { hand: ['Llanowar Elves'], battlefield: [`${lands} Forest`] },
    })
    b.yes('payOrNot').cast('Llanowar Elves').resolveAll()
    return b.in('battlefield', 'Llanowar Elves')
  }
  expect([saved(4), saved(3)]).toEqual([true, false])
})
