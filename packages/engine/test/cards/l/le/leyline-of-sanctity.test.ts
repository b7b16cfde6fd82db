import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Leyline of Sanctity] gives you hexproof', () => {
  const b = board({
    a: { battlefield: ['Swamp'], hand: ['Thoughtseize'] },
    b: { battlefield: ['Leyline of Sanctity'], hand: ['Shock'] },
  })
  b.cast('Thoughtseize').resolve()
  expect(b.life('A')).toBe(18)
  expect(b.in('hand', 'Shock', 'B')).toBe(true)
})
