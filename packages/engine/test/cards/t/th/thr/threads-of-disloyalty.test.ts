import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Threads of Disloyalty] takes a creature with mana value 2 or less', () => {
  const b = board({
    a: { hand: ['Threads of Disloyalty'], battlefield: ['3 Island'] },
    b: { battlefield: ['Hill Giant', 'Grizzly Bears'] },
  })
  b.cast('Threads of Disloyalty').resolve()
  expect(b.in('battlefield', 'Grizzly Bears', 'A')).toBe(true)
})
