import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Paradoxical Outcome] draws a card for each card returned to your hand', () => {
  const b = board({ a: { battlefield: ['4 Island', '2 Memnite', 'Grizzly Bears'], hand: ['Paradoxical Outcome'] } })
  b.cast('Paradoxical Outcome', { targets: ['Memnite,Memnite#2'] }).resolve()
  expect([b.count('hand', 'Memnite'), b.count('hand', 'Wastes'), b.in('battlefield', 'Grizzly Bears')]).toEqual([
    2,
    2,
    true,
  ])
})
