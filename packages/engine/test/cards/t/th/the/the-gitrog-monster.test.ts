import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[The Gitrog Monster] wants a land each upkeep, and draws for lands that go to the graveyard', () => {
  const b = board({ active: 1, turn: 4, a: { battlefield: ['The Gitrog Monster', 'Forest'] } })
  b.yes('payOrNot').to('draw', 5)
  expect([
    b.in('battlefield', 'The Gitrog Monster', 'A'),
    b.in('graveyard', 'Forest', 'A'),
    b.names('hand', 'A').length,
  ]).toEqual([true, true, 2])
})

it('[The Gitrog Monster] allows another land and has deathtouch', () => {
  const b = board({ a: { battlefield: ['The Gitrog Monster'], hand: ['3 Forest'] } })
  b.play('Forest').play('Forest')
  expect([b.count('battlefield', 'Forest', 'A'), b.has('The Gitrog Monster', 'deathtouch')]).toEqual([2, true])
})
