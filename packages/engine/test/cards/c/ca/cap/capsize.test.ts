import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Capsize] with buyback returns to hand as it resolves', () => {
  const b = board({ a: { battlefield: ['6 Island'], hand: ['Capsize'] }, b: { battlefield: ['Forest'] } })
  b.yes('additionalCost')
    .cast('Capsize', { targets: ['Forest'] })
    .resolve()
  expect(b.names('hand', 'B')).toEqual(['Forest'])
  expect(b.names('hand', 'A')).toEqual(['Capsize'])
})

it('[Capsize] countered with buyback goes to the graveyard', () => {
  const b = board({
    a: { battlefield: ['6 Island'], hand: ['Capsize'] },
    b: { battlefield: ['2 Island'], hand: ['Counterspell'] },
  })
  b.yes('additionalCost')
    .cast('Capsize', { targets: ['Island#7'] })
    .turnTo('B')
    .cast('Counterspell')
    .resolve()
  expect(b.in('graveyard', 'Capsize', 'A')).toBe(true)
})
