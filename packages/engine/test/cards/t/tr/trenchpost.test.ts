import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Trenchpost] mills a card for each Locus', () => {
  const b = board({ a: { battlefield: ['Trenchpost', 'Cloudpost', '3 Wastes'] } })
  b.activate('Trenchpost', { targets: ['B'] }).resolve()
  expect(b.count('graveyard', 'Wastes', 'B')).toBe(2)
})
