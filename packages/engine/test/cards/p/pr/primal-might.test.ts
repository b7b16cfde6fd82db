import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Primal Might] makes a creature larger and lets it fight', () => {
  const b = board({
    a: { hand: ['Primal Might'], battlefield: ['4 Forest', 'Grizzly Bears'] },
    b: { battlefield: ['Hill Giant'] },
  })
  b.reply('number', 3)
    .cast('Primal Might', { targets: ['Grizzly Bears', 'Hill Giant'] })
    .resolve()
  expect([b.pt('Grizzly Bears'), b.in('graveyard', 'Hill Giant')]).toEqual(['5/5', true])
})
