import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Midnight Tilling] mills four cards and returns a permanent card among them', () => {
  const b = board({
    a: {
      hand: ['Midnight Tilling'],
      battlefield: ['2 Forest'],
      graveyard: ['Hill Giant'],
      library: ['Shock', 'Serra Angel', '4 Opt'],
    },
  })
  b.pick('choose', 'Serra Angel').cast('Midnight Tilling').resolve()
  expect([b.names('hand', 'A'), b.names('graveyard', 'A').length]).toEqual([['Serra Angel'], 5])
})
