import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Invert Polarity] takes or counters the spell', () => {
  const b = board({
    active: 1,
    a: { hand: ['Invert Polarity'], battlefield: ['2 Island', 'Mountain'] },
    b: { hand: ['Lava Spike'], battlefield: ['Mountain'] },
  })
  b.cast('Lava Spike', { targets: ['A'] })
    .turnTo('A')
    .cast('Invert Polarity')
    .yes('newTargets')
    .pick('target', 'B')
    .resolveAll()
  expect([b.life('A'), b.in('graveyard', 'Lava Spike', 'B')]).toEqual([20, true])
})
