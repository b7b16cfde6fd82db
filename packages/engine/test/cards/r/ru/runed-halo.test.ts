import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Runed Halo] protects its controller from the chosen name', () => {
  const b = board({
    a: { hand: ['Runed Halo'], battlefield: ['2 Plains'] },
    b: { battlefield: ['Hill Giant', 'Grizzly Bears'] },
  })
  b.reply('chooseName', 'Hill Giant')
    .cast('Runed Halo')
    .resolve()
    .to('main1', 4)
    .attack('Hill Giant', 'Grizzly Bears')
    .damage()
  expect(b.life('A')).toBe(18)
})
