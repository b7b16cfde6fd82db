import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Crumb and Get It] makes indestructible if the opponent gets a Food', () => {
  const of = (promised: boolean) => {
    const b = board({ a: { hand: ['Crumb and Get It'], battlefield: ['Plains', 'Hill Giant'] } })
    if (promised) b.yes('additionalCost')
    else b.no('additionalCost')
    b.cast('Crumb and Get It', { targets: ['Hill Giant'] }).resolve()
    return [b.pt('Hill Giant'), b.has('Hill Giant', 'indestructible'), b.in('battlefield', 'Food Token', 'B')]
  }
  expect([of(true), of(false)]).toEqual([
    ['5/5', true, true],
    ['5/5', false, false],
  ])
})
