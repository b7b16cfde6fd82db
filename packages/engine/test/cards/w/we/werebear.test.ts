import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Werebear] is 4/4 with seven cards in your graveyard', () => {
  const six = board({ a: { battlefield: ['Werebear'], graveyard: ['6 Forest'] }, b: { graveyard: ['Forest'] } })
  expect(six.pt('Werebear')).toBe('1/1')
  const seven = board({ a: { battlefield: ['Werebear'], graveyard: ['7 Forest'] } })
  expect(seven.pt('Werebear')).toBe('4/4')
})
