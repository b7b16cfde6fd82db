import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Castle Garenbrig] makes six mana for creatures', () => {
  const b = board({ a: { battlefield: ['Castle Garenbrig', '4 Forest'], hand: ['Craw Wurm'] } })
  b.cast('Craw Wurm').resolve()
  expect(b.in('battlefield', 'Craw Wurm', 'A')).toBe(true)
})
