import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Pyrrhic Strike] does both if the additional cost was paid', () => {
  const b = board({
    a: { hand: ['Pyrrhic Strike'], battlefield: ['3 Plains', 'Serra Angel'] },
    b: { battlefield: ['Sol Ring', 'Hill Giant'] },
  })
  b.yes('additionalCost').reply('mode', [0, 1])
  b.reply('costObjects', () => [b.id('Serra Angel')])
  b.cast('Pyrrhic Strike', { targets: ['Sol Ring', 'Hill Giant'] }).resolve()
  expect([b.names('battlefield', 'B'), b.pt('Serra Angel')]).toEqual([[], '2/2'])
})
