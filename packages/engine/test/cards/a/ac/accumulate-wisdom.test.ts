import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Accumulate Wisdom] takes all three with three Lessons in the graveyard, one otherwise', () => {
  const of = (graveyard: string[]) =>
    board({ a: { battlefield: ['2 Island'], hand: ['Accumulate Wisdom'], graveyard } })
  expect(of(['3 Boomerang Basics']).cast('Accumulate Wisdom').resolve().names('hand', 'A').length).toBe(3)
  expect(of(['2 Boomerang Basics']).cast('Accumulate Wisdom').resolve().names('hand', 'A').length).toBe(1)
})
