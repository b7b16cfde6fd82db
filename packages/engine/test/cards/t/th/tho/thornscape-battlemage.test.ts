import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Thornscape Battlemage] does both with both kickers, each with its own target', () => {
  const b = board({
    a: { hand: ['Thornscape Battlemage'], battlefield: ['3 Forest', 'Mountain', 'Plains'] },
    b: { battlefield: ['Sol Ring'] },
  })
  b.reply('kicker', [0])
    .reply('kicker', [0])
    .cast('Thornscape Battlemage', { targets: ['B', 'Sol Ring'] })
    .resolveAll()
  expect([b.life('B'), b.in('graveyard', 'Sol Ring', 'B')]).toEqual([18, true])
})

it('[Thornscape Battlemage] deals no damage where it was put onto the battlefield', () => {
  const b = board({ a: { hand: ['Thornscape Battlemage', 'Show and Tell'], battlefield: ['3 Island'] } })
  b.pick('choose', 'Thornscape Battlemage').cast('Show and Tell').resolveAll()
  expect([b.in('battlefield', 'Thornscape Battlemage', 'A'), b.life('B')]).toEqual([true, 20])
})
