import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Mind into Matter] draws X cards and puts a permanent card with at most that mana value onto the battlefield tapped', () => {
  const b = board({
    a: {
      hand: ['Mind into Matter', 'Grizzly Bears', 'Hill Giant'],
      battlefield: ['2 Forest', '2 Island'],
      library: ['3 Opt'],
    },
  })
  b.reply('x', 2).pick('choose', 'Grizzly Bears').cast('Mind into Matter').resolve()
  expect([b.object('Grizzly Bears').tapped, b.names('hand', 'A')]).toEqual([true, ['Hill Giant', 'Opt', 'Opt']])
})
