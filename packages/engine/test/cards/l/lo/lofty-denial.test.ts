import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Lofty Denial] asks for {4} with a creature with flying, and for {1} without', () => {
  const saved = (creature: string): boolean => {
    const b = board({
      a: { hand: ['Hill Giant'], battlefield: ['6 Mountain'] },
      b: { hand: ['Lofty Denial'], battlefield: ['2 Island', creature] },
    })
    b.cast('Hill Giant').pass()
    b.yes('payOrNot')
      .cast('Lofty Denial', { targets: ['Hill Giant'] })
      .resolveAll()
    return b.in('battlefield', 'Hill Giant')
  }
  expect([saved('Serra Angel'), saved('Grizzly Bears')]).toEqual([false, true])
})
