import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Kher Keep] makes Kobolds of Kher Keep', () => {
  const b = board({ a: { battlefield: ['Kher Keep', '2 Mountain'] } })
  b.activate('Kher Keep').resolve()
  expect(b.pt('Kobolds of Kher Keep')).toBe('0/1')
})
