import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Stubborn Denial] counters without a way out while you control a creature with power 4', () => {
  const b = board({
    active: 1,
    a: { hand: ['Stubborn Denial'], battlefield: ['Island', 'Serra Angel'] },
    b: { hand: ['Divination'], battlefield: ['4 Island'] },
  })
  b.cast('Divination')
    .turnTo('A')
    .cast('Stubborn Denial', { targets: ['Divination'] })
    .resolve()
  expect(b.in('graveyard', 'Divination', 'B')).toBe(true)
})
