import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Hull Breach] may destroy an artifact and an enchantment', () => {
  const b = board({
    a: { hand: ['Hull Breach'], battlefield: ['Mountain', 'Forest'] },
    b: { battlefield: ['Sol Ring', 'Glorious Anthem'] },
  })
  b.reply('mode', [2])
  b.cast('Hull Breach', { targets: ['Sol Ring', 'Glorious Anthem'] }).resolve()
  expect(b.names('battlefield', 'B')).toEqual([])
})
