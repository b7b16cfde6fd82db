import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Toxic Deluge] gives all creatures -X/-X for X life', () => {
  const b = board({
    a: { hand: ['Toxic Deluge'], battlefield: ['3 Swamp', 'Hill Giant'] },
    b: { battlefield: ['Grizzly Bears'] },
  })
  b.reply('x', 2)
  b.cast('Toxic Deluge').resolve()
  expect([b.life('A'), b.pt('Hill Giant'), b.in('graveyard', 'Grizzly Bears', 'B')]).toEqual([18, '1/1', true])
})
