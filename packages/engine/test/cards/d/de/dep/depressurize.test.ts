import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Depressurize] gives -3/-0, and destroys what has no power left', () => {
  const b = board({
    a: { battlefield: ['4 Swamp'], hand: ['2 Depressurize'] },
    b: { battlefield: ['Craw Wurm', 'Hill Giant'] },
  })
  b.cast('Depressurize', { targets: ['Craw Wurm'] })
    .resolve()
    .cast('Depressurize', { targets: ['Hill Giant'] })
    .resolve()
  expect([b.pt('Craw Wurm'), b.in('graveyard', 'Hill Giant', 'B')]).toEqual(['3/4', true])
})
