import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Skizzik] is sacrificed at the end step unless it was kicked', () => {
  const b = board({ a: { battlefield: ['9 Mountain'], hand: ['2 Skizzik'] } })
  b.yes('kicker').cast('Skizzik').resolve().no('kicker').cast('Skizzik').resolve().to('cleanup', 3)
  expect(b.count('battlefield', 'Skizzik', 'A')).toBe(1)
})
