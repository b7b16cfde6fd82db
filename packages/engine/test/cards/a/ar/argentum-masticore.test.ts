import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Argentum Masticore] is sacrificed unless a card is discarded, which destroys a permanent of that mana value or less', () => {
  const b = board({
    active: 1,
    turn: 4,
    a: { battlefield: ['Argentum Masticore'], hand: ['Grizzly Bears'] },
    b: { battlefield: ['Memnite', 'Hill Giant'] },
  })
  b.yes('payOrNot').aim(['Memnite']).to('draw', 5)
  expect([
    b.in('graveyard', 'Memnite', 'B'),
    b.in('battlefield', 'Argentum Masticore'),
    b.in('battlefield', 'Hill Giant'),
  ]).toEqual([true, true, true])
  const poor = board({ active: 1, turn: 4, a: { battlefield: ['Argentum Masticore'] } })
  poor.to('draw', 5)
  expect(poor.in('graveyard', 'Argentum Masticore')).toBe(true)
})
