import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Nashi, Searcher in the Dark] grows if no card was taken', () => {
  const b = board({ a: { battlefield: ['Nashi, Searcher in the Dark'], library: ['3 Forest'] } })
  b.attack('Nashi, Searcher in the Dark').damage()
  expect([b.pt('Nashi, Searcher in the Dark'), b.names('graveyard', 'A').length]).toEqual(['3/3', 2])
})
