import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Fortified Beachhead] enters untapped beside a Soldier, or with one revealed', () => {
  const enters = (hand: string[], battlefield: string[]) => {
    const b = board({ a: { hand: ['Fortified Beachhead', ...hand], battlefield } })
    return b.yes('payOrNot').play('Fortified Beachhead').object('Fortified Beachhead').tapped
  }
  expect([enters([], []), enters([], ['Elite Vanguard']), enters(['Elite Vanguard'], [])]).toEqual([true, false, false])
})
