import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Evolving Wilds] finds no land that is not basic', () => {
  const b = board({ a: { battlefield: ['Evolving Wilds'], library: ['Savannah'] } })
  b.activate('Evolving Wilds').resolve()
  expect(b.in('library', 'Savannah', 'A')).toBe(true)
})
