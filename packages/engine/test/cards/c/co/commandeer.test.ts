import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Commandeer] takes a permanent spell, which enters under your control', () => {
  const b = board({
    active: 1,
    a: { hand: ['Commandeer', '2 Divination'] },
    b: { hand: ['Sol Ring'], battlefield: ['Forest'] },
  })
  b.cast('Sol Ring').turnTo('A').cast('Commandeer', { method: 'alternative' }).resolveAll()
  expect(b.in('battlefield', 'Sol Ring', 'A')).toBe(true)
})

it('[Commandeer] takes a spell and gives it a new target', () => {
  const b = board({
    active: 1,
    a: { hand: ['Commandeer', '2 Divination'] },
    b: { hand: ['Lava Spike'], battlefield: ['Mountain'] },
  })
  b.cast('Lava Spike', { targets: ['A'] })
    .turnTo('A')
    .cast('Commandeer', { method: 'alternative' })
  b.yes('newTargets').pick('target', 'B').resolveAll()
  expect([b.life('A'), b.life('B')]).toEqual([20, 17])
})
