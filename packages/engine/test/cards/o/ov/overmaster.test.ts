import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Overmaster] keeps the next instant or sorcery from being countered, and no other', () => {
  const b = board({
    a: { hand: ['Overmaster', '2 Lava Spike'], battlefield: ['3 Mountain'] },
    b: { hand: ['2 Counterspell'], battlefield: ['4 Island'] },
  })
  b.cast('Overmaster').resolve()
  expect(b.names('hand', 'A')).toHaveLength(3)
  b.cast('Lava Spike', { targets: ['B'] })
    .pass()
    .cast('Counterspell', { targets: ['Lava Spike'] })
    .resolveAll()
  expect(b.life('B')).toBe(17)
  b.cast('Lava Spike', { targets: ['B'] })
    .pass()
    .cast('Counterspell', { targets: ['Lava Spike'] })
    .resolveAll()
  expect(b.life('B')).toBe(17)
})
