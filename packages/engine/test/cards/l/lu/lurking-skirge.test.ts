import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Lurking Skirge] becomes a flying creature when an opponent’s creature dies', () => {
  const b = board({
    a: { hand: ['Shock'], battlefield: ['Mountain', 'Lurking Skirge'] },
    b: { battlefield: ['Grizzly Bears'] },
  })
  b.cast('Shock', { targets: ['Grizzly Bears'] })
    .resolve()
    .resolve()
  expect([b.pt('Lurking Skirge'), b.has('Lurking Skirge', 'flying')]).toEqual(['3/2', true])
})
