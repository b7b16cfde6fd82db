import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Giant Growth] gives +3/+3 until end of turn', () => {
  const b = board({ a: { battlefield: ['Forest', 'Grizzly Bears'], hand: ['Giant Growth'] } })
  b.cast('Giant Growth').resolve()
  expect(b.pt('Grizzly Bears')).toBe('5/5')
  b.to('upkeep', 4)
  expect(b.pt('Grizzly Bears')).toBe('2/2')
})
