import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Eldrazi Confluence] may choose the same mode more than once', () => {
  const b = board({ a: { hand: ['Eldrazi Confluence'], battlefield: ['4 Wastes'] } })
  b.reply('mode', [0, 0, 0])
  b.cast('Eldrazi Confluence').resolve()
  expect(b.count('battlefield', 'Eldrazi Scion Token', 'A')).toBe(3)
})
