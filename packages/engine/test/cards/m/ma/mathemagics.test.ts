import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Mathemagics] draws two to the X cards', () => {
  const draws = (x: number) => {
    const b = board({ a: { hand: ['Mathemagics'], battlefield: ['8 Island'], library: ['20 Wastes'] } })
    b.reply('x', x)
      .cast('Mathemagics', { targets: ['A'] })
      .resolve()
    return b.names('hand', 'A').length
  }
  expect([draws(0), draws(1), draws(3)]).toEqual([1, 2, 8])
})
