import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Selfless Glyphweaver] Deadly Vanity spares one creature', () => {
  const b = board({
    a: { hand: ['Selfless Glyphweaver'], battlefield: ['8 Swamp', 'Hill Giant'] },
    b: { battlefield: ['Craw Wurm', 'Grizzly Bears'] },
  })
  b.pick('choose', 'Craw Wurm').cast('Deadly Vanity').resolve()
  expect([
    b.in('battlefield', 'Craw Wurm', 'B'),
    b.in('battlefield', 'Hill Giant', 'A'),
    b.in('battlefield', 'Grizzly Bears', 'B'),
  ]).toEqual([true, false, false])
})
