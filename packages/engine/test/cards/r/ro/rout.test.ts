import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Rout] destroys all creatures in an opponent's turn for two more mana", () => {
  const of = (lands: string) =>
    board({ a: { hand: ['Rout'], battlefield: [lands] }, b: { battlefield: ['Hill Giant'] }, active: 1 })
      .turnTo('A')
      .can('cast', 'Rout')
  expect([of('6 Plains'), of('7 Plains')]).toEqual([false, true])
})
