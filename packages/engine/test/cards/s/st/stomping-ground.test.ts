import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Stomping Ground] enters tapped unless 2 life is paid', () => {
  const b = board({ a: { hand: ['Stomping Ground'] } })
  b.yes('payOrNot').yes().play('Stomping Ground')
  expect([b.life('A'), b.object('Stomping Ground').tapped]).toEqual([18, false])
  const tapped = board({ a: { hand: ['Stomping Ground'] } })
  tapped.no('payOrNot').no().play('Stomping Ground')
  expect([tapped.life('A'), tapped.object('Stomping Ground').tapped]).toEqual([20, true])
})
