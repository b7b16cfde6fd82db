import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Typhoid Rats] kills whatever it fights', () => {
  const b = board({ a: { battlefield: ['Craw Wurm'] }, b: { battlefield: ['Typhoid Rats'] } })
  b.attack('Craw Wurm').block('Typhoid Rats>Craw Wurm').damage()
  expect(b.in('graveyard', 'Craw Wurm', 'A')).toBe(true)
})
