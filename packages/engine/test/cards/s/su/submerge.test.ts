import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Submerge] costs nothing against a Forest while you control an Island', () => {
  const b = board({
    a: { hand: ['Submerge'], battlefield: ['Island'] },
    b: { battlefield: ['Forest', 'Grizzly Bears'] },
  })
  b.cast('Submerge', { method: 'alternative', targets: ['Grizzly Bears'] }).resolve()
  expect(b.names('library', 'B')[0]).toBe('Grizzly Bears')
})
