import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Tectonic Break] costs each player X lands', () => {
  const b = board({
    a: { hand: ['Tectonic Break'], battlefield: ['4 Mountain'] },
    b: { battlefield: ['3 Forest', 'Llanowar Elves'] },
  })
  b.reply('x', 2).cast('Tectonic Break').resolve()
  expect([b.names('battlefield', 'A').length, b.names('battlefield', 'B')]).toEqual([2, ['Forest', 'Llanowar Elves']])
})
