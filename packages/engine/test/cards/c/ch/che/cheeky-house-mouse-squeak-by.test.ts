import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Cheeky House-Mouse // Squeak By] lets a creature slip by the strong ones', () => {
  const b = board({
    a: { hand: ['Cheeky House-Mouse'], battlefield: ['Plains', 'Grizzly Bears'] },
    b: { battlefield: ['Hill Giant'] },
  })
  b.cast('Squeak By', { targets: ['Grizzly Bears'] }).resolve()
  b.attack('Grizzly Bears')
  expect(() => b.block('Hill Giant>Grizzly Bears')).toThrow()
})
