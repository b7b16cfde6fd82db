import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Firestorm] deals X damage to each of X targets', () => {
  const b = board({
    a: { hand: ['Firestorm', '2 Forest'], battlefield: ['Mountain'] },
    b: { battlefield: ['Grizzly Bears'] },
  })
  b.reply('x', 2)
    .cast('Firestorm', { targets: ['B,Grizzly Bears'] })
    .resolve()
  expect([b.life('B'), b.names('battlefield', 'B')]).toEqual([18, []])
})
