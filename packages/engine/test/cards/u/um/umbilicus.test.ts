import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Umbilicus] returns a permanent each upkeep unless 2 life are paid', () => {
  const of = (pays: boolean) => {
    const b = board({ a: { battlefield: ['Umbilicus'] }, b: { battlefield: ['Hill Giant'] } })
    if (pays) b.yes('payOrNot')
    else b.no('payOrNot')
    b.to('draw', 4)
    return [b.life('B'), b.in('hand', 'Hill Giant', 'B')]
  }
  expect([of(true), of(false)]).toEqual([
    [18, false],
    [20, true],
  ])
})
