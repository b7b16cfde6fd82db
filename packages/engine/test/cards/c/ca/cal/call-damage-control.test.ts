import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Call Damage Control] returns up to two cards of different kinds', () => {
  const b = board({
    a: {
      hand: ['Call Damage Control'],
      battlefield: ['2 Forest'],
      graveyard: ['Sol Ring', 'Hill Giant', 'Forest', 'Shock'],
    },
  })
  b.reply('mode', [0, 1])
    .cast('Call Damage Control', { targets: ['Sol Ring', 'Hill Giant'] })
    .resolve()
  expect(b.names('hand', 'A').sort()).toEqual(['Hill Giant', 'Sol Ring'])
})
