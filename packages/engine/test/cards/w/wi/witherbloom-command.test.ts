import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Witherbloom Command] returns a land card, one of those milled included', () => {
  const b = board({
    a: {
      battlefield: ['Swamp', 'Forest'],
      hand: ['Witherbloom Command'],
      library: ['Plains', 'Shock', 'Shock', 'Shock'],
    },
    b: { battlefield: ['Sol Ring', 'Memnite'] },
  })
  b.reply('mode', [0, 3])
    .cast('Witherbloom Command', { targets: ['A', 'B'] })
    .resolve()
  expect([b.names('hand', 'A'), b.life('A'), b.life('B')]).toEqual([['Plains'], 22, 18])
})
