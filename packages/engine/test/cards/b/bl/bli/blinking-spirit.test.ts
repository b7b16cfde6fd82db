import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Blinking Spirit] returns to its owner’s hand for {0}', () => {
  const b = board({ a: { battlefield: ['Blinking Spirit'] } })
  b.activate('Blinking Spirit').resolve()
  expect(b.in('hand', 'Blinking Spirit', 'A')).toBe(true)
})
