import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Don't Make a Sound] surveils if the other player pays", () => {
  const of = (lands: string) => {
    const b = board({
      a: { hand: ["Don't Make a Sound"], battlefield: ['2 Island'], library: ['2 Forest'] },
      b: { hand: ['Grizzly Bears'], battlefield: [lands] },
      active: 1,
    })
    b.cast('Grizzly Bears')
      .turnTo('A')
      .yes('payOrNot')
      .cast("Don't Make a Sound", { targets: ['Grizzly Bears'] })
      .resolve()
    return [b.in('graveyard', 'Grizzly Bears', 'B'), b.asked.map(({ purpose }) => purpose).includes('payOrNot')]
  }
  expect([of('3 Forest'), of('4 Forest')]).toEqual([
    [true, false],
    [false, true],
  ])
})
