import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Sygg, Wanderwine Wisdom] gives a creature a card for its combat damage', () => {
  const b = board({ a: { hand: ['Sygg, Wanderwine Wisdom'], battlefield: ['2 Island', 'Memnite'] } })
  b.cast('Sygg, Wanderwine Wisdom').aim(['Memnite']).resolve().resolve()
  b.attack('Memnite').damage()
  expect(b.names('hand', 'A')).toHaveLength(1)
})

it('[Sygg, Wanderbrine Shield] protects a creature from each color as it is transformed into', () => {
  const b = board({
    active: 1,
    step: 'end',
    a: { battlefield: ['Sygg, Wanderwine Wisdom', 'Memnite', 'Plains', 'Island'] },
  })
  b.yes('payOrNot').aim(['Memnite']).to('main1', 5)
  expect([b.in('battlefield', 'Sygg, Wanderbrine Shield'), b.has('Memnite', 'protection')]).toEqual([true, true])
  b.yes('payOrNot').to('main1', 7)
  expect([b.in('battlefield', 'Sygg, Wanderwine Wisdom'), b.has('Memnite', 'protection')]).toEqual([true, false])
})
