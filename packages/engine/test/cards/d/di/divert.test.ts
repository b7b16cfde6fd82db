import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Divert] changes the target unless {2} is paid', () => {
  const life = (lands: number): number => {
    const b = board({
      a: { hand: ['Lava Spike'], battlefield: [`${lands} Mountain`] },
      b: { hand: ['Divert'], battlefield: ['Island'] },
    })
    b.cast('Lava Spike', { targets: ['B'] }).pass()
    b.yes('payOrNot')
      .cast('Divert', { targets: ['Lava Spike'] })
      .resolveAll()
    return b.life('B')
  }
  expect([life(1), life(3)]).toEqual([20, 17])
})
