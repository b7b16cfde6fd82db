import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Mystic Confluence] draws three cards', () => {
  const b = board({ a: { hand: ['Mystic Confluence'], battlefield: ['5 Island'] } })
  b.reply('mode', [0, 0, 0])
  b.cast('Mystic Confluence').resolve()
  expect(b.names('hand', 'A')).toHaveLength(3)
})
