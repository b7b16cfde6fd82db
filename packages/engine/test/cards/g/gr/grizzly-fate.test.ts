import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Grizzly Fate] makes four Bears with threshold', () => {
  const b = board({ a: { hand: ['Grizzly Fate'], battlefield: ['5 Forest'], graveyard: ['7 Shock'] } })
  b.cast('Grizzly Fate').resolve()
  expect(b.count('battlefield', 'Bear Token', 'A')).toBe(4)
})
