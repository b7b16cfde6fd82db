import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Cudgel Troll] regenerates', () => {
  const b = board({ a: { battlefield: ['Cudgel Troll', 'Forest', '2 Swamp'], hand: ['Doom Blade'] } })
  b.activate('Cudgel Troll')
    .resolve()
    .cast('Doom Blade', { targets: ['Cudgel Troll'] })
    .resolve()
  expect(b.in('battlefield', 'Cudgel Troll', 'A')).toBe(true)
})
