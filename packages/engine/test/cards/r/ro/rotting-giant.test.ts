import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Rotting Giant] is sacrificed as it attacks unless a card of the graveyard is exiled', () => {
  const attack = (answer: 'yes' | 'no'): boolean => {
    const b = board({ a: { battlefield: ['Rotting Giant'], graveyard: ['Shock'] } })
    b[answer]('payOrNot').attack('Rotting Giant').resolveAll()
    return b.in('battlefield', 'Rotting Giant')
  }
  expect([attack('yes'), attack('no')]).toEqual([true, false])
})
