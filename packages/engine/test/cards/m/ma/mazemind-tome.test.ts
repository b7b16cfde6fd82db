import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Mazemind Tome] is exiled for 4 life with its fourth counter', () => {
  const b = board({ a: { battlefield: [{ card: 'Mazemind Tome', counters: { page: 3 } }] } })
  b.activate('Mazemind Tome').resolveAll()
  expect([b.in('exile', 'Mazemind Tome'), b.life('A')]).toEqual([true, 24])
})
