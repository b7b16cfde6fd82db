import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Candlegrove Witch] sees three different powers, and not three of the same', () => {
  const b = board({ a: { battlefield: ['Candlegrove Witch', 'Grizzly Bears', 'Mogg Fanatic'] } })
  b.to('beginCombat').resolveAll()
  expect(b.has('Candlegrove Witch', 'flying')).toBe(false)
  const other = board({ a: { battlefield: ['Candlegrove Witch', 'Hill Giant', 'Mogg Fanatic'] } })
  other.to('beginCombat').resolveAll()
  expect(other.has('Candlegrove Witch', 'flying')).toBe(true)
})
