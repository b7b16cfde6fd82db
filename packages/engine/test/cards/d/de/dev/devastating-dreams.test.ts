import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Devastating Dreams] takes X lands from each player', () => {
  const b = board({
    a: { hand: ['Devastating Dreams', '2 Forest'], battlefield: ['2 Mountain'] },
    b: { battlefield: ['3 Island', 'Grizzly Bears'] },
  })
  b.reply('x', 2).cast('Devastating Dreams').resolve()
  expect([b.names('battlefield', 'A'), b.names('battlefield', 'B')]).toEqual([[], ['Island']])
})
