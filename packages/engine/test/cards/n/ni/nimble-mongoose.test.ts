import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Nimble Mongoose] is 3/3 with seven cards in your graveyard, 1/1 with six', () => {
  const size = (cards: number) =>
    board({ a: { battlefield: ['Nimble Mongoose'], graveyard: [`${cards} Forest`] } }).pt('Nimble Mongoose')
  expect([size(6), size(7)]).toEqual(['1/1', '3/3'])
})

it("[Nimble Mongoose] does not count the opponent's graveyard", () => {
  const b = board({ a: { battlefield: ['Nimble Mongoose'] }, b: { graveyard: ['7 Forest'] } })
  expect(b.pt('Nimble Mongoose')).toBe('1/1')
})

it('[Nimble Mongoose] has shroud, against its controller too', () => {
  const b = board({ a: { battlefield: ['Nimble Mongoose', 'Forest'], hand: ['Giant Growth'] } })
  expect(b.can('cast', 'Giant Growth')).toBe(false)
})
