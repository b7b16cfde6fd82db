import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Dream Fracture] counters a spell, and both players draw a card', () => {
  const b = board({ a: { hand: ['Memnite'] }, b: { battlefield: ['3 Island'], hand: ['Dream Fracture'] } })
  b.cast('Memnite').turnTo('B').cast('Dream Fracture').resolve()
  expect([b.names('hand', 'A').length, b.names('hand', 'B').length, b.in('graveyard', 'Memnite', 'A')]).toEqual([
    1,
    1,
    true,
  ])
})
