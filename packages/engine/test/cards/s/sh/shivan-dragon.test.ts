import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Shivan Dragon] flies and gets +1/+0 for {R}', () => {
  const b = board({ a: { battlefield: ['Shivan Dragon', '2 Mountain'] } })
  b.activate('Shivan Dragon').resolve().activate('Shivan Dragon').resolve()
  expect(b.pt('Shivan Dragon')).toBe('7/5')
  expect(b.has('Shivan Dragon', 'flying')).toBe(true)
})
