import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Bring the Ending] counters a spell unless {2} is paid', () => {
  const saved = (lands: number): boolean => {
    const b = board({
      a: { hand: ['Hill Giant'], battlefield: [`${lands} Mountain`] },
      b: { hand: ['Bring the Ending'], battlefield: ['2 Island'] },
    })
    b.cast('Hill Giant').pass()
    b.yes('payOrNot')
      .cast('Bring the Ending', { targets: ['Hill Giant'] })
      .resolveAll()
    return b.in('battlefield', 'Hill Giant')
  }
  expect([saved(6), saved(5)]).toEqual([true, false])
})
