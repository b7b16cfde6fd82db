import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Anurid Barkripper] gets +2/+2 with seven cards in your graveyard', () => {
  expect(board({ a: { battlefield: ['Anurid Barkripper'], graveyard: ['7 Forest'] } }).pt('Anurid Barkripper')).toBe(
    '4/4',
  )
  expect(board({ a: { battlefield: ['Anurid Barkripper'], graveyard: ['6 Forest'] } }).pt('Anurid Barkripper')).toBe(
    '2/2',
  )
})
