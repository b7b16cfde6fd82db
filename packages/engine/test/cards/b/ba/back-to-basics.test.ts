import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Back to Basics] keeps nonbasic lands tapped', () => {
  const b = board({
    a: { battlefield: ['Back to Basics'] },
    b: {
      battlefield: [
        { card: 'Taiga', tapped: true },
        { card: 'Forest', tapped: true },
      ],
    },
  })
  b.to('main1', 4)
  expect([b.object('Taiga').tapped, b.object('Forest').tapped]).toEqual([true, false])
})
