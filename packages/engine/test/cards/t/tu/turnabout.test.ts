import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Turnabout] taps all permanents of one type, or untaps them', () => {
  const b = board({
    a: {
      hand: ['2 Turnabout'],
      battlefield: [
        { card: 'Island', tapped: true },
        { card: 'Sol Ring', tapped: true },
      ],
      mana: '{U}{U}{U}{U}{U}{U}{U}{U}',
    },
    b: { battlefield: ['Grizzly Bears', 'Forest'] },
  })
  b.option('chooseWord', 'creature')
    .reply('mode', [0])
    .cast('Turnabout', { targets: ['B'] })
    .resolve()
  expect([b.object('Grizzly Bears').tapped, b.object('Forest').tapped]).toEqual([true, false])
  b.option('chooseWord', 'land')
    .reply('mode', [1])
    .cast('Turnabout', { targets: ['A'] })
    .resolve()
  expect([b.object('Island').tapped, b.object('Sol Ring').tapped]).toEqual([false, true])
})
