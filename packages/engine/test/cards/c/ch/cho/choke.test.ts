import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Choke] keeps Islands tapped, and Forests not', () => {
  const b = board({
    a: { battlefield: ['Choke'] },
    b: {
      battlefield: [
        { card: 'Island', tapped: true },
        { card: 'Forest', tapped: true },
      ],
    },
  })
  b.to('main1', 4)
  expect([b.object('Island').tapped, b.object('Forest').tapped]).toEqual([true, false])
})
