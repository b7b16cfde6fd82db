import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Laboratory Maniac] wins as you would draw from an empty library', () => {
  const b = board({ a: { battlefield: ['Laboratory Maniac'], hand: ['2 Opt'], library: ['Island'], mana: '{U}{U}' } })
  b.cast('Opt').resolve()
  expect(b.winner).toBe(null)
  b.cast('Opt').resolve()
  expect(b.winner).toBe('A')
})
