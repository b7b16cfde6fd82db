import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Winter Moon] lets one nonbasic land untap', () => {
  const b = board({
    a: {
      battlefield: [
        'Winter Moon',
        { card: 'Tundra', tapped: true },
        { card: 'Savannah', tapped: true },
        { card: 'Forest', tapped: true },
      ],
    },
  })
  b.to('main1', 5)
  expect([
    b.object('Forest').tapped,
    [b.object('Tundra').tapped, b.object('Savannah').tapped].filter(Boolean).length,
  ]).toEqual([false, 1])
})
