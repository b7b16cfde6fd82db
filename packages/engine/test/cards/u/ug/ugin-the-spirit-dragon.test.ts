import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Ugin, the Spirit Dragon] exiles colored permanents with mana value X or less', () => {
  const b = board({
    a: { battlefield: ['Ugin, the Spirit Dragon'] },
    b: { battlefield: ['Grizzly Bears', 'Serra Angel', 'Sol Ring'] },
  })
  b.reply('x', 3).activate('Ugin, the Spirit Dragon', { nth: 1 }).resolve()
  expect(b.names('battlefield', 'B')).toEqual(['Serra Angel', 'Sol Ring'])
})
