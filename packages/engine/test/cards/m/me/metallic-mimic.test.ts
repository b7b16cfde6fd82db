import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Metallic Mimic] is of the chosen type, and others of it enter with a counter', () => {
  const b = board({ a: { battlefield: ['4 Mountain'], hand: ['Metallic Mimic', 'Goblin Piker'] } })
  b.option('chooseType', 'Goblin').cast('Metallic Mimic').resolve().cast('Goblin Piker').resolve()
  expect([b.pt('Metallic Mimic'), b.pt('Goblin Piker'), b.c('Metallic Mimic').subtypes.includes('Goblin')]).toEqual([
    '2/1',
    '3/2',
    true,
  ])
})
