import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Syncopate] exiles a spell whose controller cannot pay X', () => {
  const of = (lands: string) => {
    const b = board({
      a: { hand: ['Syncopate'], battlefield: ['3 Island'] },
      b: { hand: ['Grizzly Bears'], battlefield: [lands] },
      active: 1,
    })
    b.cast('Grizzly Bears')
      .turnTo('A')
      .reply('x', 2)
      .cast('Syncopate', { targets: ['Grizzly Bears'] })
    b.yes('payOrNot').resolve()
    return b.in('exile', 'Grizzly Bears')
  }
  expect([of('3 Forest'), of('4 Forest')]).toEqual([true, false])
})
