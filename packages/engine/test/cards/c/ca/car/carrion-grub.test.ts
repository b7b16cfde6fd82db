import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Carrion Grub] mills four cards and counts the greatest power there', () => {
  const b = board({
    a: { battlefield: ['4 Swamp'], hand: ['Carrion Grub'], library: ['Hill Giant', 'Grizzly Bears', '3 Forest'] },
  })
  b.cast('Carrion Grub').resolveAll()
  expect([b.pt('Carrion Grub'), b.names('graveyard', 'A').length]).toEqual(['3/5', 4])
})
