import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Bottle Gnomes] is sacrificed for 3 life', () => {
  const b = board({ a: { battlefield: ['Bottle Gnomes'] } })
  b.activate('Bottle Gnomes').resolve()
  expect(b.life('A')).toBe(23)
  expect(b.in('graveyard', 'Bottle Gnomes', 'A')).toBe(true)
})
