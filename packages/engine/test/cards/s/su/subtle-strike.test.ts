import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Subtle Strike] does one or both', () => {
  const b = board({
    a: { battlefield: ['2 Swamp', 'Grizzly Bears'], hand: ['Subtle Strike'] },
    b: { battlefield: ['Hill Giant'] },
  })
  b.reply('mode', [0, 1])
    .cast('Subtle Strike', { targets: ['Hill Giant', 'Grizzly Bears'] })
    .resolve()
  expect([b.pt('Hill Giant'), b.pt('Grizzly Bears')]).toEqual(['2/2', '3/3'])
})
